import { quartersOfDoors } from './door-faults.ts'
import { invalidLine } from './invalid-line.ts'
import type { Chances } from './random-doors.ts'
import {
  kindToConfigure,
  quartersOf,
  type ReferencePart,
  type RequestedLine,
  type Sent,
} from './reference-verdict.ts'
import type { Dice } from './seeded.ts'
import { randomCuts, validConfiguration } from './valid-configuration.ts'

const rules = ['direction', 'serial', 'voltage', 'precisionCut', 'wallThickness'] as const
const prices = [1, 99, 333, 1250, 1999, 12_345, 86_420, null] as const
const units = ['EA', 'FT', 'SQFT'] as const
const nothing = { direction: false, serial: false, voltage: false, precisionCut: false, wallThickness: false }

/**
 * Gaskets: part id, and the first rule that also applies, or null. For the welded one (188) the rule has no
 * effect.
 */
const gaskets = [
  [186, null],
  [51, null],
  [276, null],
  [102, null],
  [101, 'precisionCut'],
  [198, 'wallThickness'],
  [187, 'direction'],
  [96, 'serial'],
  [97, 'voltage'],
  [188, 'direction'],
] as const

function needing(dice: Dice, first: (typeof rules)[number] | null): ReferencePart['needs'] {
  const after = first === null ? [] : rules.slice(rules.indexOf(first) + 1)
  const needs = { ...nothing, ...(first && { [first]: true }) }
  for (const rule of after) needs[rule] = dice.chance(0.4)
  return needs
}

/** Returns equally many parts for each first rule and for no rule, with random rules after the first. */
export function randomParts(dice: Dice): ReferencePart[] {
  const firsts = [...rules, null].flatMap((rule) => Array.from({ length: 12 }, () => rule))
  return firsts.map((first, at): ReferencePart => {
    const unit = units[at % units.length] ?? 'EA'
    const [needs, sold] = [needing(dice, first), dice.chance(0.95)]
    return { id: 1001 + at, unit, listCents: dice.pick(prices), sold, needs }
  })
}

/** Returns the parts that the rules know by id: parts that doors take, and the controller. */
export function knownParts(dice: Dice): ReferencePart[] {
  const known = { unit: 'FT', listCents: 385, sold: true } as const
  return [
    ...gaskets.map(([id, first]) => ({ ...known, id, needs: needing(dice, first) })),
    { ...known, id: 76, needs: nothing },
    { ...known, id: 205, unit: 'EA', needs: needing(dice, 'serial') },
    { ...known, id: 454, unit: 'EA', needs: { ...nothing, voltage: true, wallThickness: true } },
  ]
}

/** Returns a line for a part: a valid one, spoiled in some way more than half the time. */
export function randomLine(chances: Chances, part: ReferencePart, shapes: boolean): RequestedLine {
  const line = part.id < 1000 && part.id !== 454 ? lineForDoors(chances, part) : lineInOrder(chances, part)
  return chances.dice.chance(0.55) ? invalidLine(chances, { part, line, shapes }) : line
}

/**
 * Returns a line with doors only, if doors can be its whole configuration; otherwise with the other
 * configuration, with or without doors.
 */
function lineForDoors(chances: Chances, part: ReferencePart): RequestedLine {
  const { dice, doors } = chances
  const kind = kindToConfigure(part)
  const uses = doors.usesFor(part.id, kind === 'serials' || part.id === 188 ? 0.93 : 0.5)
  const taken = (quartersOfDoors(part.id, uses) ?? 0) / 4
  const configuration = { kind: 'door', doors: uses }
  if (kind === 'door' || (kind !== 'voltage' && dice.chance(0.5))) {
    const further = kind === null && dice.chance(0.5) ? dice.integer(1, 40) / 4 : 0
    return { partId: part.id, quantity: taken + further, configurations: [configuration] }
  }
  const line = lineInOrder(chances, part, Math.ceil(taken))
  if (dice.chance(0.3)) return line
  return { ...line, configurations: [...((line.configurations ?? []) as Sent[]), configuration] }
}

function lineInOrder({ dice, doors }: Chances, part: ReferencePart, least = 0): RequestedLine {
  const kind = kindToConfigure(part)
  const partId = part.id
  if (kind === 'cuts') {
    const cuts = randomCuts(dice, part.needs.wallThickness)
    return { partId, quantity: quartersOf(part.unit, cuts) / 4, configurations: [{ kind, cuts }] }
  }
  const inQuarters = kind === null && part.unit !== 'EA'
  const quantity = least + (inQuarters ? dice.integer(1, 400) / 4 : dice.integer(1, 12))
  if (kind === null) return { partId, quantity, ...(dice.chance(0.5) && { configurations: [] }) }
  return {
    partId,
    quantity,
    configurations: [validConfiguration({ dice, doors }, kind, { quantity, id: part.id })],
  }
}
