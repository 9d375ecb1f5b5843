import { describeConfiguration } from '../cart/line-configuration.ts'
import { mergeLines } from '../cart/merge-lines.ts'
import { type ListLine, maxListLines, type NewListLine, type SavedListLine } from './part-list.ts'

/** The lines of a list, and the id that its next line gets. */
export interface ListContent {
  readonly lines: readonly ListLine[]
  readonly nextLineId: number
}

export const emptyContent: ListContent = { lines: [], nextLineId: 1 }

const isPlain = ({ configurations }: NewListLine) => configurations.length === 0

/** Adds a line to the plain line of the same part, if all of it fits there. */
function merged<Line extends NewListLine>(lines: readonly Line[], added: NewListLine): Line[] | null {
  const at = lines.findIndex((line) => line.partId === added.partId && isPlain(line))
  const line = lines[at]
  if (!line || !isPlain(added)) return null
  const { line: sum, problem } = mergeLines(line, added)
  if (problem) return null
  return lines.with(at, { ...line, ...sum, comments: [...sum.comments], keep: line.keep ?? added.keep })
}

/** Adds lines to others: to the plain line of the same part, or below them. */
export function joinLines<Line extends NewListLine>(
  lines: readonly Line[],
  added: readonly NewListLine[],
): (Line | NewListLine)[] {
  let joined: readonly (Line | NewListLine)[] = lines
  for (const line of added) joined = merged(joined, line) ?? [...joined, line]
  return [...joined]
}

/**
 * Adds lines to a list. A plain line adds to the plain line of its part; one with cuts, a hand, doors and the like stays a
 * line of its own. Null if there is no room for all of them.
 */
export function addLines(content: ListContent, added: readonly NewListLine[]): ListContent | null {
  let { lines, nextLineId } = content
  for (const line of added) {
    const into = merged(lines, line)
    lines = into ?? [...lines, { ...line, id: nextLineId }]
    if (!into) nextLineId += 1
  }
  return lines.length > maxListLines ? null : { lines, nextLineId }
}

/**
 * Returns a list with these lines in place of its own. A line with an id that the list has had keeps it; other lines get
 * new ids.
 */
export function replaceLines(content: ListContent, saved: readonly SavedListLine[]): ListContent {
  let { nextLineId } = content
  const lines = saved.map((line) => {
    const { id } = line
    if (id !== undefined && id < content.nextLineId) return { ...line, id }
    nextLineId += 1
    return { ...line, id: nextLineId - 1 }
  })
  return { lines, nextLineId }
}

/** Sentences of one change that are stored; the rest are counted. */
const maxSentences = 20

const optionsOf = ({ configurations }: NewListLine) =>
  configurations.flatMap(describeConfiguration).join(', ')

function withOptions(line: NewListLine, number: string): string {
  const options = optionsOf(line)
  return `${number}, quantity ${line.quantity}${options === '' ? '' : ` (${options})`}`
}

/** Returns what changed in a line, or null. */
function lineChange(before: ListLine, after: ListLine, numberOf: (partId: number) => string): string | null {
  const number = numberOf(after.partId)
  if (before.partId !== after.partId) return `Replaced ${numberOf(before.partId)} with ${number}.`
  const changed: string[] = []
  if (before.quantity !== after.quantity) changed.push(`quantity ${before.quantity} to ${after.quantity}`)
  if (optionsOf(before) !== optionsOf(after)) changed.push(`options to ${optionsOf(after) || 'none'}`)
  if (before.comments.join('\n') !== after.comments.join('\n')) changed.push('note')
  if (before.keep !== after.keep) changed.push(`keep ${before.keep ?? 'none'} to ${after.keep ?? 'none'}`)
  return changed.length === 0 ? null : `Changed ${number}: ${changed.join(', ')}.`
}

function isReordered(before: readonly ListLine[], after: readonly ListLine[]): boolean {
  const known = new Set(before.map(({ id }) => id))
  const remaining = new Set(after.map(({ id }) => id))
  const order = after.filter(({ id }) => known.has(id)).map(({ id }) => id)
  return before.filter(({ id }) => remaining.has(id)).some(({ id }, at) => id !== order[at])
}

/** Describes what became of a list's lines, one sentence each; empty if nothing changed. */
export function lineChanges(
  before: readonly ListLine[],
  after: readonly ListLine[],
  numberOf: (partId: number) => string,
): string[] {
  const earlier = new Map(before.map((line) => [line.id, line]))
  const later = new Set(after.map(({ id }) => id))
  const sentences = after.flatMap((line) => {
    const was = earlier.get(line.id)
    return was
      ? (lineChange(was, line, numberOf) ?? [])
      : `Added ${withOptions(line, numberOf(line.partId))}.`
  })
  for (const line of before)
    if (!later.has(line.id)) sentences.push(`Removed ${withOptions(line, numberOf(line.partId))}.`)
  if (isReordered(before, after)) sentences.push('Changed the order of the lines.')
  const left = sentences.length - maxSentences
  if (left <= 1) return sentences
  return [...sentences.slice(0, maxSentences), `And ${left} more changes.`]
}
