import * as z from 'zod/mini'
import { parseDimension } from '../doors/dimension.ts'
import {
  bottoms,
  doorBuilds,
  doorProblem,
  doorTypes,
  gasketingsOf,
  largestOpeningInches,
} from '../doors/door.ts'
import { doorSerialText, isDoorSerial } from '../doors/door-serial.ts'
import {
  afterNextYear,
  beforeRegister,
  coolingTypes,
  directionProblem,
  doorDirections,
  type RegisteredDoor,
} from '../doors/registered-door.ts'
import { gasketsProblem } from '../doors/registered-door-gaskets.ts'
import { type CellProblem, cell, choiceCell, flagCell, readCells, textCell } from './csv-cells.ts'

const serialCell = textCell(20, (text) => (isDoorSerial(text) ? beforeRegister(text) : doorSerialText))

function choiceOrNone<T extends string>(choices: readonly T[]) {
  return cell<T | null>(
    (text) => {
      const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
      if (found !== undefined || text === '') return { value: found ?? null }
      return { problem: `Choose one of ${choices.join(', ')}, or leave this empty.` }
    },
    (value) => value ?? '',
  )
}

/** Opening width or height in inches, as typed: 36.125 or 36 1/8. */
const openingCell = cell<number>((text) => {
  const inches = parseDimension(text)
  if (inches !== null) return { value: inches }
  return { problem: `Enter inches above 0 and up to ${largestOpeningInches}, such as 36.125 or 36 1/8.` }
}, String)

/** One row of the doors file, in the door register's terms. Its keys are the columns, in order. */
const doorRow = z.object({
  serialNumber: serialCell,
  Type: choiceCell(Object.values(doorBuilds).flat()),
  doorType: choiceCell(doorTypes),
  Direction: choiceOrNone(doorDirections),
  Bottom: choiceOrNone(bottoms),
  coolingType: choiceCell(coolingTypes),
  netWidth: openingCell,
  netHeight: openingCell,
  Gaskets: textCell(120),
  powerOperated: flagCell('true'),
})
type DoorRow = z.infer<typeof doorRow>
export type DoorCsvColumn = keyof DoorRow

export const doorCsvColumns = Object.keys(doorRow.shape) as readonly DoorCsvColumn[]

export type DoorRowProblem = CellProblem<DoorCsvColumn>

export type ParsedDoorRow =
  | { readonly ok: true; readonly door: RegisteredDoor }
  | { readonly ok: false; readonly problems: readonly DoorRowProblem[] }

function typeProblem({ doorType }: Pick<RegisteredDoor, 'doorType'>): string {
  const builds = doorBuilds[doorType]
  return `Choose ${builds.length > 1 ? 'one of ' : ''}${builds.join(', ')} for ${doorType} doors.`
}

/**
 * Returns what is wrong, by column, with a door whose cells are each valid; the texts use the words that the
 * cells accept.
 */
function doorProblems(door: RegisteredDoor): readonly DoorRowProblem[] {
  // Leaves and gaskets are checked by the register's rules, which are more detailed than the rules of the
  // formulas.
  const [gasketing = null] = gasketingsOf(door)
  const made = doorProblem({ ...door, double: false, gasketing })
  if (made?.field === 'build') return [{ column: 'Type', message: typeProblem(door) }]
  const found: readonly (readonly [DoorCsvColumn, string | null])[] = [
    ['Direction', directionProblem(door)],
    ['Bottom', made && `Choose one of ${bottoms.join(', ')}.`],
    ['Gaskets', gasketsProblem(door)],
  ]
  return found.flatMap(([column, message]) => (message === null ? [] : [{ column, message }]))
}

/**
 * Parses one row of the doors file, keyed by column; a missing column counts as an empty cell. Lists every problem;
 * `now` limits the year in the serial number.
 */
export function parseDoorRow(record: Readonly<Record<string, string>>, now: Date): ParsedDoorRow {
  const read = readCells(doorRow, record)
  if (!read.ok) return read
  const door = toDoor(read.cells)
  const tooNew = afterNextYear(door.serialNumber, now)
  const ofYear = tooNew === null ? [] : [{ column: 'serialNumber' as const, message: tooNew }]
  const problems = [...ofYear, ...doorProblems(door)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, door }
}

/** Writes a door as one row of the doors file; parsing it again returns an equal door. */
export function writeDoorRow(door: RegisteredDoor): Record<DoorCsvColumn, string> {
  return z.encode(doorRow, {
    serialNumber: door.serialNumber,
    Type: door.build,
    doorType: door.doorType,
    Direction: door.direction,
    Bottom: door.bottom,
    coolingType: door.coolingType,
    netWidth: door.widthInches,
    netHeight: door.heightInches,
    Gaskets: door.gaskets,
    powerOperated: door.powerOperated,
  })
}

function toDoor(row: DoorRow): RegisteredDoor {
  return {
    serialNumber: row.serialNumber,
    doorType: row.doorType,
    build: row.Type,
    direction: row.Direction,
    bottom: row.Bottom,
    coolingType: row.coolingType,
    widthInches: row.netWidth,
    heightInches: row.netHeight,
    gaskets: row.Gaskets,
    powerOperated: row.powerOperated,
  }
}
