// Gauges, premade wires, runs and targets are the manufacturer's; the rest follows from Ohm's law at the supply
// voltage.

/** Heater wire sold by the foot, in ohms per foot, hottest to coolest. */
export const wireGauges = [0.75, 1, 1.5, 2, 2.5, 3.5, 4.5, 5.5, 10, 14, 16, 18, 30, 45, 65, 99] as const

/** Premade heater wires: length in inches, ohms per foot; each gives about 5 watts per foot at 120 volts. */
export const premadeWires = [
  { lengthInches: 36, ohmsPerFoot: 320 },
  { lengthInches: 48, ohmsPerFoot: 180 },
  { lengthInches: 60, ohmsPerFoot: 115 },
  { lengthInches: 72, ohmsPerFoot: 80 },
  { lengthInches: 84, ohmsPerFoot: 58 },
  { lengthInches: 96, ohmsPerFoot: 45 },
  { lengthInches: 108, ohmsPerFoot: 35 },
  { lengthInches: 120, ohmsPerFoot: 28 },
] as const

export const supplyVolts = 120
/** Unheated lead at each end of a wire, in inches; not part of its length. */
export const leadInches = 18

/** How far a frame heater runs past the opening, in inches; slide, vertical lift and sectional frames are alike. */
export const heaterOverlap = {
  Traditional: { width: 2.75, height: 0.5, highSillHeight: 2 },
  'ESS-1': { width: 2, height: 0.25, highSillHeight: 1.5 },
  panel: { width: 5, height: 2.5, highSillHeight: 4 },
} as const

/** Target output in watts per foot; for some doors it depends on the run length in feet. */
export const wattTargets = {
  traditional: 10,
  ess: { shorterThanFeet: 14, short: 9, long: 8 },
  panel: { shorterThanFeet: 12, short: 7, long: 8 },
  other: 8,
} as const

/** Frame runs outside these limits, in feet, come with a note to contact the factory. */
export const usualHeaterFeet = { least: 4, most: 56 } as const

export const heaterChangeText =
  'Heater wire lengths changed in 2018 because of DOE regulations. The calculated wires are suitable replacements.'
const unusual = (length: string) =>
  `This heater wire is unusually ${length}. Please contact us at the factory before you order.`
export const unusualHeaterTexts = { short: unusual('short'), long: unusual('long') } as const

/** True for a note that the buyer should read before ordering. */
export function isWarning(note: string): boolean {
  return Object.values<string>(unusualHeaterTexts).includes(note)
}
