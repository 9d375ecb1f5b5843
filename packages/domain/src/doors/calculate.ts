import { heaterParts } from '../calculated-part-ids.ts'
import {
  type CalculatedPart,
  type Calculation,
  type CalculatorMode,
  cleanInches,
  estimateText,
  quarterFeet,
  useNames,
} from './calculated-part.ts'
import type { Door } from './door.ts'
import { type GasketRun, gasketRuns, hasKnownBottom } from './gaskets.ts'
import { leadInches, unusualHeaterTexts, usualHeaterFeet } from './heater-constants.ts'
import { type DoorHeater, doorHeater, type HeaterWire, type PanelWires } from './heaters.ts'

/**
 * Returns the parts a door takes by the manufacturer's formulas, in feet to the nearest quarter or in pieces. Zero
 * quantities are omitted, so the list may be empty (`noPartsText`). Never throws for a door that passes the schema.
 */
export function calculate(door: Door, mode: CalculatorMode): Calculation {
  return mode === 'gasket' ? gasketCalculation(door) : heaterCalculation(door)
}

function gasketCalculation(door: Door): Calculation {
  const parts = gasketRuns(door).flatMap((run): CalculatedPart[] => {
    const { use, partId } = run
    const inches = cleanInches(run.inches)
    const quantity = quarterFeet(inches)
    if (quantity === 0) return []
    const comment = `${useNames[use]} ${inches} in = ${quantity} ft${inPieces(run)}`
    return [{ use, partId, quantity, inches, comments: [comment] }]
  })
  return {
    parts,
    notes: parts.length > 0 ? [estimateText] : [],
    unknownBottom: !hasKnownBottom(door),
  }
}

/** How the run is cut: `, 2 × 208.5 in` or `, 3 lengths of 66 in`; empty for a single uncut piece. */
function inPieces({ inches, pieces, fullLengths }: GasketRun): string {
  const each = cleanInches(inches / pieces)
  if (fullLengths) return `, ${pieces} ${pieces === 1 ? 'length' : 'lengths'} of ${each} in`
  return pieces === 1 ? '' : `, ${pieces} × ${each} in`
}

function heaterCalculation(door: Door): Calculation {
  const heater = doorHeater(door)
  if (!heater) return { parts: [], notes: [], unknownBottom: false }
  const { feet } = heater.wire
  const short = feet < usualHeaterFeet.least
  const unusual = short || feet > usualHeaterFeet.most
  return {
    parts: [framePart(heater), ...panelParts(heater.panels), ...(heater.pan ? [panPart] : [])],
    notes: unusual ? [unusualHeaterTexts[short ? 'short' : 'long'], estimateText] : [estimateText],
    unknownBottom: false,
  }
}

function framePart({ runInches, wire }: DoorHeater): CalculatedPart {
  return {
    use: 'heaterWire',
    partId: heaterParts.wire,
    quantity: wire.feet,
    inches: runInches,
    comments: [`${useNames.heaterWire} ${runInches} in = ${wire.feet} ft, ${describeWire(wire)}`],
  }
}

function panelParts(panels: PanelWires | null): CalculatedPart[] {
  if (!panels) return []
  const { count, premade, wire } = panels
  const wires = count === 1 ? '1 panel heater wire' : `${count} panel heater wires`
  const length = premade ? `premade ${wire.feet * 12} in` : `cut ${wire.feet} ft`
  return [
    {
      use: 'panelWires',
      partId: heaterParts.wire,
      quantity: count * wire.feet,
      inches: count * wire.feet * 12,
      comments: [`${wires}, ${length}${count === 1 ? '' : ' each'}, ${describeWire(wire)}`],
    },
  ]
}

const panPart: CalculatedPart = {
  use: 'heaterPan',
  partId: heaterParts.pan,
  quantity: 1,
  inches: null,
  comments: [`${useNames.heaterPan} for the sweep bottom`],
}

/** `4.5 ohm/ft, 10.75 W/ft, 185.5 W, 1.55 A, leads 18 in each`. */
function describeWire({ ohmsPerFoot, wattsPerFoot, watts, amps }: HeaterWire): string {
  const figures = [
    `${ohmsPerFoot} ohm/ft`,
    `${wattsPerFoot.toFixed(2)} W/ft`,
    `${watts.toFixed(1)} W`,
    `${amps.toFixed(2)} A`,
  ]
  return `${figures.join(', ')}, leads ${leadInches} in each`
}
