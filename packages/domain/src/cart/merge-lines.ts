import { commentLimitText, maxLineComments, maxLineQuantity, quantityLimitText } from './cart-limits.ts'
import { kindOf } from './configuration-kinds.ts'
import { type Configuration, configurations as configurationsSchema } from './configuration-schema.ts'

export interface CartLineContent {
  readonly quantity: number
  readonly comments: readonly string[]
  readonly configurations?: readonly Configuration[]
}

/** The line after merging, and the reason why part of the addition did not fit, or null. */
export interface MergedCartLine {
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

type Problem = NonNullable<MergedCartLine['problem']>

const quantityLimit: Problem = { code: 'cart.quantity_limit', text: quantityLimitText }
const commentLimit: Problem = { code: 'cart.comment_limit', text: commentLimitText }
const configurationLimit: Problem = {
  code: 'cart.configuration_limit',
  text: 'This line is full. Order the rest separately.',
}

/**
 * Adds to a line of the same part. A plain line is filled up to its limits; a configured line takes all of the addition
 * or none, because a partial one would no longer add up.
 */
export function mergeLines(line: CartLineContent, addition: CartLineContent): MergedCartLine {
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

export function mergeConfigurations(
  known: readonly Configuration[],
  added: readonly Configuration[],
): Configuration[] {
  const byKind = Map.groupBy([...known, ...added], ({ kind }) => kind)
  return [...byKind].map(([kind, [first, ...others]]) =>
    kindOf(kind).sum([first as Configuration, ...others]),
  )
}

function unchanged(
  { quantity, comments, configurations = [] }: CartLineContent,
  problem: Problem,
): MergedCartLine {
  return { line: { quantity, comments, configurations }, problem }
}
