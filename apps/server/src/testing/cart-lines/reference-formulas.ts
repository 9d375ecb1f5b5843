// Independent reimplementation of the manufacturer's door formulas, in whole hundred-thousandths of an inch, so that
// halves of sixteenths and of hundredths are exact.
import type { SentDoor } from './sent-door.ts'

const inch = 100_000
const quarterFoot = 3 * inch
const foot = 12 * inch

/** Part and length that a door takes for each use; the pan is one piece. */
type Taken = Readonly<Record<string, readonly [partId: number, length: number]>>

interface Opening {
  readonly w: number
  readonly h: number
  readonly sill: boolean
  readonly sweepBottom: boolean
  readonly anySweep: boolean
}

function openingOf({ widthInches, heightInches, bottom }: SentDoor): Opening {
  return {
    w: Math.round(widthInches * inch),
    h: Math.round(heightInches * inch),
    sill: bottom === 'High Sill' || bottom === 'High Sill w/Sweep',
    sweepBottom: bottom === 'Sweep Bottom',
    anySweep: bottom === 'Sweep Bottom' || bottom === 'High Sill w/Sweep',
  }
}

/** Perimeter: both sides and the top; with a high sill also the bottom. */
const around = (across: number, up: number, sill: boolean) => (sill ? 2 : 1) * across + 2 * up

function swing(door: SentDoor, { w, h, sill, sweepBottom, anySweep }: Opening): Taken {
  const leaves = door.double ? 2 : 1
  const leaf = door.double ? w / 2 + 0.75 * inch : w
  if (door.build === 'ESS-2') {
    const across = leaf + 2 * inch
    const ring = around(across, h + inch / 4, false)
    return { doorGasket: [198, leaves * ring], sweepGasket: [187, leaves * across] }
  }
  const isTraditional = door.build === 'Traditional'
  const across = leaf + (isTraditional ? 2.75 : 2) * inch
  const up = h + (isTraditional ? (sill ? 2 : 0.5) : sill ? 1.5 : 0.25) * inch
  const isWelded = door.gasketing === 'Magnetic'
  const ring = around(across, up, sill) + (sweepBottom && !isWelded ? foot : 0)
  const ringPart = isWelded ? 188 : isTraditional ? 186 : 198
  return {
    doorGasket: [ringPart, leaves * ring],
    ...(anySweep && { sweepGasket: [187, leaves * across] }),
  }
}

function slide(door: SentDoor, { w, h, sill, sweepBottom, anySweep }: Opening): Taken {
  const over = (door.powerOperated ? 3 : 2.5) * inch
  const up = h + over + (sill ? 1.5 * inch : 0)
  const turned = sweepBottom ? foot : 0
  if (door.build === 'Single Panel') {
    const across = w + 2 * over
    return {
      doorGasket: [101, around(across, up, sill) + turned],
      edgeGasket: [97, up],
      ...(anySweep && { sweepGasket: [96, across] }),
    }
  }
  const leaf = w / 2 + 0.75 * inch + over
  return {
    doorGasket: [101, 2 * ((sill ? 2 : 1) * leaf + up) + turned],
    midGasket: [51, 2 * up],
    ...(anySweep && { sweepGasket: [96, 2 * leaf] }),
  }
}

function lift(door: SentDoor, { w, h, sill }: Opening): Taken {
  const over = (door.powerOperated ? 3 : 2.5) * inch
  const across = w + 2 * over
  if (door.bottom === 'Sweep Bottom') {
    return { doorGasket: [101, across + 2 * (h + over) + foot], bottomGasket: [96, across] }
  }
  if (door.bottom !== 'High Sill') return {}
  return { doorGasket: [101, around(across, h + over + 1.5 * inch, sill)] }
}

const sections = (h: number) => Math.ceil(h / (24 * inch))

function sectional(door: SentDoor, { w, h }: Opening): Taken {
  const over = (door.powerOperated ? 3 : 2.5) * inch
  const across = w + 2 * over
  return {
    doorGasket: [101, across + 2 * (h + over)],
    sectionGasket: [102, (sections(h) - 1) * across],
    bottomGasket: [96, across],
  }
}

function traffic(door: SentDoor, { w, h }: Opening): Taken {
  const leaves = door.double ? 2 : 1
  const leaf = door.double ? w / 2 - 0.75 * inch : w - inch
  const run = leaf + 2 * (h - 3 * inch)
  if (door.build === 'Coldswing') {
    return { doorGasket: [276, Math.ceil(run / (66 * inch)) * 66 * inch * leaves] }
  }
  if (door.gasketing === 'Fingersafe') return { edgeGasket: [97, 2 * leaves * (h - 36 * inch)] }
  return { doorGasket: [276, run * leaves], bottomGasket: [276, leaf * leaves] }
}

const gaskets = { swing, slide, vl: lift, so: sectional, traffic }

function heater(door: SentDoor, { w, h, sill, sweepBottom }: Opening): Taken {
  const pan: Taken = sweepBottom ? { heaterPan: [205, quarterFoot] } : {}
  switch (door.build) {
    case 'Traditional':
      return { heaterWire: [76, around(w + 2.75 * inch, h + (sill ? 2 : 0.5) * inch, sill)], ...pan }
    case 'ESS-1':
      return { heaterWire: [76, around(w + 2 * inch, h + (sill ? 1.5 : 0.25) * inch, sill)], ...pan }
    case 'Single Panel':
    case 'Biparting':
    case 'VL':
      return { heaterWire: [76, around(w + 5 * inch, h + (sill ? 4 : 2.5) * inch, sill)] }
    case 'Sectional': {
      const frame = around(w + 5 * inch, h + 2.5 * inch, false)
      return { heaterWire: [76, frame], panelWires: [76, sections(h) * panelWire(w)] }
    }
    default:
      return {}
  }
}

/** Premade wires come in whole feet from 3 to 10; longer ones are cut. */
function panelWire(w: number): number {
  if (w < 3 * foot) return 0
  return w > 10 * foot ? quartersIn(w) * quarterFoot : Math.floor(w / foot) * foot
}

const quartersIn = (length: number) => Math.max(0, Math.floor((2 * length + quarterFoot) / (2 * quarterFoot)))

/** Returns how much of a part one door takes for a use: quarter feet, or 4 for a piece; 0 for none. */
export function quartersTaken(partId: number, { door, use }: { door: SentDoor; use: string }): number {
  const opening = openingOf(door)
  const taken: Taken = {
    ...gaskets[door.doorType as keyof typeof gaskets](door, opening),
    ...heater(door, opening),
  }
  const [part, length] = taken[use] ?? [null, 0]
  if (part !== partId) return 0
  return use === 'heaterPan' ? 4 : quartersIn(length)
}
