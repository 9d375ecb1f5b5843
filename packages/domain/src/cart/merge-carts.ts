import type { AccountCartLine } from './account-cart.ts'
import { maxCartLines, maxLineComments, maxLineQuantity } from './cart-limits.ts'
import { mergeLines } from './merge-lines.ts'

type Lines = readonly AccountCartLine[]
type Line = AccountCartLine | undefined

export interface CartsToMerge {
  /** What both had when they last agreed; null if they never did. */
  readonly base: Lines | null
  readonly mine: Lines
  readonly theirs: Lines
}

export interface MergedCarts {
  readonly lines: Lines
  /** Lines of theirs for which there was no room. */
  readonly left: Lines
}

/** Returns a text that is equal for equal values, whatever the order of their fields. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}

/** True if two lines order the same; when they were added does not matter. */
function isSame(a: Line, b: Line): boolean {
  if (!a || !b) return a === b
  const contentOf = ({ quantity, comments, configurations }: AccountCartLine) =>
    textOf([quantity, comments, configurations])
  return contentOf(a) === contentOf(b)
}

/** True if two carts order the same. */
export function isSameCart(some: Lines, others: Lines): boolean {
  const byPart = new Map(others.map((line) => [line.partId, line]))
  return some.length === others.length && some.every((line) => isSame(line, byPart.get(line.partId)))
}

/** Adds up what both have added. Comments of both stay. */
function bothAdded(base: Line, mine: AccountCartLine, theirs: AccountCartLine): AccountCartLine {
  const comments = [...new Set([...mine.comments, ...theirs.comments])].slice(0, maxLineComments)
  const addedAt = Math.min(mine.addedAt, theirs.addedAt)
  const isPlain = [base, mine, theirs].every((line) => !line?.configurations.length)
  if (isPlain) {
    const sum = mine.quantity + theirs.quantity - (base?.quantity ?? 0)
    const quantity = sum > 0 ? Math.min(sum, maxLineQuantity) : Math.max(mine.quantity, theirs.quantity)
    return { ...mine, quantity, comments, addedAt }
  }
  // What was taken from a configured line cannot be told from what was never there.
  const { line, problem } = base ? { line: mine, problem: null } : mergeLines(mine, theirs)
  const { quantity, configurations } = problem ? mine : line
  return { ...mine, quantity, configurations, comments, addedAt }
}

function mergedLine(base: Line, mine: Line, theirs: Line): Line {
  if (isSame(mine, theirs)) return mine
  if (isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  // One removed it and the other changed it: an extra line is noticed, a missing one too late.
  if (!mine || !theirs) return mine ?? theirs
  return bothAdded(base, mine, theirs)
}

/**
 * Merges the cart of this device with the account's, part by part. What only one of them changed since `base` counts. If
 * both changed a line, a removal loses against a change, plain quantities add up what each added or took away, and a
 * configured line is as on this device; without a `base`, both lines are merged into one. Lines of this device stay first
 * when there are too many.
 */
export function mergeCarts({ base, mine, theirs }: CartsToMerge): MergedCarts {
  const [before, here, there] = [base ?? [], mine, theirs].map(
    (lines) => new Map(lines.map((line) => [line.partId, line])),
  )
  const parts = [...new Set([...mine, ...theirs].map(({ partId }) => partId))]
  const merged = parts.flatMap((id) => mergedLine(before?.get(id), here?.get(id), there?.get(id)) ?? [])
  return { lines: merged.slice(0, maxCartLines), left: merged.slice(maxCartLines) }
}
