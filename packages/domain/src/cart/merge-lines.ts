import { commentLimitText, maxLineComments, maxLineQuantity, quantityLimitText } from './cart-limits.ts'
import { type Configuration, configurations as configurationsSchema } from './configuration-schema.ts'
import { mergeCuts } from './cuts.ts'
import { addDirections } from './direction.ts'
import { mergeDoors } from './door-uses.ts'
import { addVoltages } from './voltage.ts'

/** What a cart line and an addition to it have in common. */
export interface MergeableLine {
  readonly quantity: number
  readonly comments: readonly string[]
  readonly configurations?: readonly Configuration[]
}

/** The line as it now is, and why not all of the addition went in, or null. */
export interface MergedLine {
  readonly line: {
    readonly quantity: number
    readonly comments: readonly string[]
    readonly configurations: readonly Configuration[]
  }
  readonly problem: {
    readonly code: 'cart.quantity_limit' | 'cart.comment_limit' | 'cart.configuration_limit'
    readonly text: string
  } | null
}

type Problem = NonNullable<MergedLine['problem']>

const quantityLimit: Problem = { code: 'cart.quantity_limit', text: quantityLimitText }
const commentLimit: Problem = { code: 'cart.comment_limit', text: commentLimitText }
const configurationLimit: Problem = {
  code: 'cart.configuration_limit',
  text: 'This line is full. Please order the rest separately.',
}

/**
 * Adds to a line of the same part. A plain line is filled up to its limits; a configured one takes all of the
 * addition or none, because half of it would no longer add up.
 */
export function mergeLines(line: MergeableLine, addition: MergeableLine): MergedLine {
  const configurations = mergeConfigurations(line.configurations ?? [], addition.configurations ?? [])
  const quantity = line.quantity + addition.quantity
  const tooMany = quantity > maxLineQuantity
  if (tooMany && configurations.length > 0) return unchanged(line, quantityLimit)
  if (!configurationsSchema.safeParse(configurations).success) return unchanged(line, configurationLimit)
  const comments = [...line.comments, ...addition.comments]
  const tooLong = comments.length > maxLineComments ? commentLimit : null
  return {
    line: {
      quantity: Math.min(quantity, maxLineQuantity),
      comments: comments.slice(0, maxLineComments),
      configurations,
    },
    problem: tooMany ? quantityLimit : tooLong,
  }
}

/** What two lines state about a part as one statement of each kind. */
export function mergeConfigurations(
  known: readonly Configuration[],
  added: readonly Configuration[],
): Configuration[] {
  const byKind = new Map<Configuration['kind'], Configuration>()
  for (const each of [...known, ...added]) {
    const before = byKind.get(each.kind)
    byKind.set(each.kind, before ? together(before, each) : counted(each))
  }
  return [...byKind.values()]
}

/** The same statement with equal cuts, or equal doors, counted together. */
function counted(stated: Configuration): Configuration {
  if (stated.kind === 'cuts') return { ...stated, cuts: mergeCuts(stated.cuts) }
  return stated.kind === 'door' ? { ...stated, doors: mergeDoors(stated.doors) } : stated
}

function unchanged({ quantity, comments, configurations = [] }: MergeableLine, problem: Problem): MergedLine {
  return { line: { quantity, comments, configurations }, problem }
}

function together(known: Configuration, added: Configuration): Configuration {
  if (known.kind === 'direction' && added.kind === 'direction') return addDirections(known, added)
  if (known.kind === 'voltage' && added.kind === 'voltage') return addVoltages(known, added)
  if (known.kind === 'serials' && added.kind === 'serials') {
    return { kind: 'serials', serials: [...known.serials, ...added.serials] }
  }
  if (known.kind === 'cuts' && added.kind === 'cuts') {
    return { kind: 'cuts', cuts: mergeCuts([...known.cuts, ...added.cuts]) }
  }
  if (known.kind === 'door' && added.kind === 'door') {
    return { kind: 'door', doors: mergeDoors([...known.doors, ...added.doors]) }
  }
  return added
}
