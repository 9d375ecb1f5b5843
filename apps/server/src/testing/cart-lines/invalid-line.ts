import { quartersOfDoors } from './door-faults.ts'
import { malformedLine } from './malformed-line.ts'
import type { Chances } from './random-doors.ts'
import {
  kindToConfigure,
  type ReferencePart,
  type RequestedLine,
  type Sent,
  type SentCut,
} from './reference-verdict.ts'
import type { Dice } from './seeded.ts'
import type { SentUse } from './sent-door.ts'
import { validConfiguration } from './valid-configuration.ts'

interface InvalidLineOptions {
  readonly part: ReferencePart
  readonly line: RequestedLine
  readonly shapes: boolean
}

const kinds = ['direction', 'serials', 'voltage', 'cuts', 'door'] as const
const emptyStatements: Readonly<Record<string, Sent>> = {
  direction: { left: 0, right: 0 },
  serials: { serials: [] },
  cuts: { cuts: [] },
  door: { doors: [] },
  voltage: { voltages: { '120V': 0, '208V': 0, '230V': 0, '460V': 0, '480V': 0 } },
}

/** Returns a line that usually has something wrong with it. */
export function invalidLine(chances: Chances, { part, line, shapes }: InvalidLineOptions): RequestedLine {
  const { dice } = chances
  const given = (line.configurations ?? []) as Sent[]
  const quantity = Number(line.quantity)
  const facts = { quantity, id: part.id }
  const stating = (configurations: unknown): RequestedLine => ({ ...line, configurations })
  if (shapes && dice.chance(0.3)) return malformedLine(chances, line, given)
  switch (wayOf(dice, part)) {
    case 0:
      return dice.chance(0.5) ? { partId: line.partId, quantity } : stating([])
    case 1: {
      const kind = kindToConfigure(part) ?? dice.pick(kinds)
      return stating([{ kind, ...emptyStatements[kind] }])
    }
    case 2:
      return { ...line, quantity: dice.pick([quantity + 1, quantity + 0.25, quantity + 0.3, quantity * 2]) }
    case 3:
      return stating([validConfiguration(chances, dice.pick(kinds), facts)])
    case 4: {
      const others = kinds.filter((kind) => given.every((each) => each.kind !== kind))
      return stating([
        ...given,
        ...dice.some(others, 1).map((kind) => validConfiguration(chances, kind, facts)),
      ])
    }
    default: {
      const slipped = given.map((configuration) => ({ ...configuration, ...slip(chances, configuration) }))
      return { ...stating(slipped), quantity: recounted(dice, line, slipped) }
    }
  }
}

/** Sometimes corrects the quantity to the changed doors, so that the quantity is not the error. */
function recounted(dice: Dice, { partId, quantity }: RequestedLine, given: readonly Sent[]): unknown {
  const [configuration] = given
  if (given.length !== 1 || configuration?.kind !== 'door' || dice.chance(0.4)) return quantity
  return (quartersOfDoors(partId, configuration.doors as SentUse[]) ?? 0) / 4 || quantity
}

/**
 * Picks a way to spoil the line that suits the part: plain parts can hardly fail except in quantity, and only
 * the controller has panels.
 */
function wayOf(dice: Dice, part: ReferencePart): number {
  if (part.id < 1000 && dice.chance(0.4)) return 5
  if (kindToConfigure(part) === null && dice.chance(0.6)) return 2
  if (part.id === 454 && dice.chance(0.6)) return 5
  return dice.integer(0, 6)
}

function slip({ dice, doors }: Chances, configuration: Sent): Sent {
  if (configuration.kind === 'door') {
    const [first, ...rest] = configuration.doors as [SentUse, ...SentUse[]]
    return { doors: [...rest, doors.slip(first)] }
  }
  if (configuration.kind === 'direction') return { left: Number(configuration.left) + 1 }
  if (configuration.kind === 'serials') {
    const serials = configuration.serials as string[]
    return { serials: dice.chance(0.5) ? serials.slice(1) : [...serials, '15-0001'] }
  }
  if (configuration.kind === 'cuts') {
    const [first, ...rest] = configuration.cuts as [SentCut, ...SentCut[]]
    const changes = [
      { wallThicknessInches: null },
      { count: first.count + 1 },
      { lengthInches: 1200 },
    ] as const
    return { cuts: [{ ...first, ...dice.pick(changes) }, ...rest] }
  }
  const panels = configuration.panels as { single: number; biparting: number } | undefined
  if (dice.chance(0.4)) {
    const voltages = configuration.voltages as Record<string, number>
    return { voltages: { ...voltages, '230V': (voltages['230V'] ?? 0) + 1 } }
  }
  if (panels === undefined) return { panels: { single: dice.integer(0, 3), biparting: 0 } }
  return { panels: dice.pick([undefined, { ...panels, single: panels.single + 1 }]) }
}
