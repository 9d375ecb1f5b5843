import type { DoorFacts } from '@mullion/domain/testing/doors'
import { quartersTaken } from './reference-formulas.ts'
import type { Dice } from './seeded.ts'
import type { SentDoor, SentUse } from './sent-door.ts'

/** Registered doors by serial number; null if the record is contradictory. */
type Register = ReadonlyMap<string, SentDoor | null>

const kinds = [
  ['swing', 'Traditional'],
  ['swing', 'Traditional'],
  ['swing', 'ESS-1'],
  ['swing', 'ESS-2'],
  ['slide', 'Single Panel'],
  ['slide', 'Biparting'],
  ['vl', 'VL'],
  ['so', 'Sectional'],
  ['traffic', 'Coldswing'],
  ['traffic', 'Saniswing'],
] as const
const bottomless = ['ESS-2', 'Sectional', 'Coldswing', 'Saniswing']
const uses = [
  'doorGasket',
  'sweepGasket',
  'midGasket',
  'edgeGasket',
  'sectionGasket',
  'bottomGasket',
  'heaterWire',
  'panelWires',
  'heaterPan',
] as const
const hinges = [null, "Cam-Lift 'Component'", 'Cam-Lift Stainless', '18-inch Strap'] as const

function randomOpening(dice: Dice): number {
  if (dice.chance(0.6)) return dice.integer(24, 144)
  return dice.chance(0.5) ? dice.integer(1, 400 * 16) / 16 : dice.integer(1, 400 * 100) / 100
}

function randomGasketing(dice: Dice, build: string): string | null {
  if (build === 'Saniswing') return dice.pick(['Fingersafe', 'Full Gasketing'])
  return build === 'Traditional' && dice.chance(0.5) ? 'Magnetic' : null
}

function randomDoor(dice: Dice): SentDoor {
  const [doorType, build] = dice.pick(kinds)
  const hasLeaves = doorType === 'swing' || doorType === 'traffic'
  return {
    doorType,
    build,
    double: hasLeaves && dice.chance(0.4),
    bottom: bottomless.includes(build) ? null : dice.pick(['Sweep Bottom', 'High Sill', 'High Sill w/Sweep']),
    hinge: build === 'Traditional' ? dice.pick(hinges) : null,
    powerOperated: !hasLeaves && dice.chance(0.4),
    gasketing: randomGasketing(dice, build),
    widthInches: randomOpening(dice),
    heightInches: randomOpening(dice),
  }
}

const words: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Magnetic: ['Welded Magnetic', 'Magnetic', 'welded magnetic gaskets, white'],
  Fingersafe: ['Fingersafe', 'Fingersafe edges'],
  'Full Gasketing': ['Full Gasketing', 'full gasketing, black'],
}

function rowOf(dice: Dice, serialNumber: string, door: SentDoor): DoorFacts {
  const { hinge: _, double, gasketing, ...built } = door
  const side = double ? 'Double' : dice.pick(['LH', 'RH'])
  const sides: Readonly<Record<string, string | null>> = { Biparting: 'Biparting', VL: null, Sectional: null }
  const direction = door.build in sides ? sides[door.build] : side
  const gaskets = dice.pick(words[gasketing ?? ''] ?? ['Bulb', 'Standard', 'Bulb, grey'])
  return { ...built, serialNumber, direction, gaskets } as DoorFacts
}

/** Makes a row contradict itself, such as two gasket styles or a missing side. */
function contradicting(dice: Dice, row: DoorFacts): DoorFacts {
  if (row.build === 'Saniswing') return { ...row, gaskets: 'Fingersafe and Full Gasketing' }
  if (row.build === 'VL' || row.build === 'Sectional') return { ...row, direction: 'LH' }
  return dice.chance(0.5) ? { ...row, direction: null } : { ...row, gaskets: 'Magnetic: none' }
}

const serialAt = (at: number) => `15-${String(at).padStart(4, '0')}`

/** Creates registered doors, a few of them unclear, and functions that make door statements. */
export function randomDoors(dice: Dice) {
  const rows: DoorFacts[] = []
  const register = new Map<string, SentDoor | null>()
  const built = Array.from({ length: 300 }, () => randomDoor(dice))
  for (const [at, door] of built.entries()) {
    const serialNumber = serialAt(at)
    const row = rowOf(dice, serialNumber, door)
    const isUnclear = dice.chance(0.05)
    rows.push(isUnclear ? contradicting(dice, row) : row)
    register.set(serialNumber, isUnclear ? null : door)
  }

  /** Changes the hinge, the operator and sometimes a bottom that does not apply; none of these affects the check. */
  function altered(door: SentDoor): SentDoor {
    const [powerOperated, hinge] = [dice.chance(0.5), dice.pick(hinges)]
    const bottom = bottomless.includes(door.build) && dice.chance(0.3) ? 'High Sill' : door.bottom
    return { ...door, powerOperated, hinge, bottom }
  }

  /** Identical doors that take a part; registered ones carry their serial number. */
  function useFor(partId: number, registered: boolean): SentUse {
    for (;;) {
      const at = dice.integer(0, built.length - 1)
      const serialNumber = registered ? serialAt(at) : null
      const door = altered(registered ? (built[at] as SentDoor) : randomDoor(dice))
      const use = dice.pick(uses)
      if (quartersTaken(partId, { door, use }) > 0)
        return { serialNumber, door, use, count: dice.integer(1, 3) }
    }
  }
  return {
    rows,
    register: register as Register,
    usesFor: (partId: number, share: number) =>
      Array.from({ length: dice.integer(1, 2) }, () => useFor(partId, dice.chance(share))),
    slip({ serialNumber, door, use, count }: SentUse): SentUse {
      const another = serialAt(dice.integer(0, built.length - 1))
      if (dice.chance(0.2)) return { serialNumber: another, door, use, count }
      const wrong: readonly [Partial<SentUse>, ...Partial<SentUse>[]] = [
        { count: count + 1 },
        { serialNumber: dice.pick(['99-0001', '11-0001', null]) },
        { door: { ...door, widthInches: door.widthInches + 1 } },
        { door: { ...door, gasketing: randomGasketing(dice, door.build) } },
        { door: randomDoor(dice) },
        { use: dice.pick(uses) },
      ]
      return { serialNumber, door, use, count, ...dice.pick(wrong) }
    },
  }
}

export interface Chances {
  readonly dice: Dice
  readonly doors: ReturnType<typeof randomDoors>
}
