import * as z from 'zod/mini'
import { severalLinesProblem } from '../plain-text.ts'

const yesWords = new Set(['yes', 'on', 'true', '1'])
const noWords = new Set(['', 'no', 'off', 'false', '0'])

/** Parses a yes/no cell in any common spelling; empty is no, anything else is undefined. */
export function yesOrNo(text: string): boolean | undefined {
  const word = text.toLowerCase()
  return yesWords.has(word) || (noWords.has(word) ? false : undefined)
}

type Read<T> = { readonly value: T } | { readonly problem: string }

/** Returns a cell codec: `read` decodes the trimmed text or reports a problem, `write` encodes the value. */
export function cell<T>(read: (text: string) => Read<T>, write: (value: T) => string) {
  return z.codec(z.string(), z.custom<T>(), {
    decode: (text, context) => {
      const answer = read(text.trim())
      if ('value' in answer) return answer.value
      context.issues.push({ code: 'custom', message: answer.problem, input: text })
      return z.NEVER
    },
    encode: write,
  })
}

/** Free text of at most `maximum` printable characters; `problem` may check for anything else that is wrong. */
export function textCell(maximum: number, problem: (text: string) => string | null = () => null) {
  return cell<string>(
    (text) => {
      const tooLong = text.length > maximum ? `This can be at most ${maximum} characters long.` : null
      const found = tooLong ?? problem(text) ?? severalLinesProblem(text)
      return found === null ? { value: text } : { problem: found }
    },
    (text) => text,
  )
}

/** A flag that is either yes or empty; written as `yes`, parsed in any common spelling. */
export function flagCell(yes: string) {
  return cell<boolean>(
    (text) => {
      const value = yesOrNo(text)
      return value === undefined ? { problem: `Write '${yes}' or leave this empty.` } : { value }
    },
    (value) => (value ? yes : ''),
  )
}

/** One of a few words, in any case; an empty cell takes the fallback, if there is one. */
export function choiceCell<T extends string>(choices: readonly T[], fallback: T | null = null) {
  return cell<T>(
    (text) => {
      const wanted = text.toLowerCase()
      const found = choices.find((choice) => choice.toLowerCase() === wanted)
      if (found !== undefined) return { value: found }
      if (text === '' && fallback !== null) return { value: fallback }
      return { problem: `Choose one of ${choices.join(', ')}.` }
    },
    (value) => value,
  )
}

/** Text that a form's field accepts, decoded as the form does. */
export function fieldCell<T extends string>(field: z.ZodMiniType<T, unknown>) {
  return cell<T>(
    (text) => {
      const read = z.safeParse(field, text)
      return read.success ? { value: read.data } : { problem: read.error.issues[0]?.message ?? '' }
    },
    (value) => value,
  )
}

export const listSeparator = ', '

/** The entries of a cell that lists several. */
export const entries = (text: string) => text.split(',').flatMap((entry) => entry.trim() || [])

/** Several words from a fixed list, sorted in that list's order; `whenEmpty` is the problem for an empty cell. */
export function listCell<T extends string>(choices: readonly T[], whenEmpty: string | null) {
  return cell<readonly T[]>(
    (text) => {
      const written = entries(text)
      const named = new Set(written.map((entry) => entry.toLowerCase()))
      const found = choices.filter((choice) => named.delete(choice.toLowerCase()))
      const unknown = written.find((entry) => named.has(entry.toLowerCase()))
      if (unknown !== undefined) return { problem: `'${unknown}' is not one of ${choices.join(', ')}.` }
      return found.length === 0 && whenEmpty !== null ? { problem: whenEmpty } : { value: found }
    },
    (values) => values.join(listSeparator),
  )
}

export interface CellProblem<Column extends string> {
  readonly column: Column
  readonly message: string
}

type ReadCells<Row> =
  | { readonly ok: true; readonly cells: Row }
  | { readonly ok: false; readonly problems: readonly CellProblem<keyof Row & string>[] }

/** Decodes one row, keyed by column; a missing column counts as an empty cell. Lists every problem. */
export function readCells<Shape extends Readonly<Record<string, z.ZodMiniType<unknown, string>>>>(
  row: z.ZodMiniObject<Shape>,
  record: Readonly<Record<string, string>>,
): ReadCells<z.output<typeof row>> {
  const cells = Object.keys(row.shape).map((column) => [column, record[column] ?? ''])
  const read = z.safeParse(row, Object.fromEntries(cells))
  if (read.success) return { ok: true, cells: read.data }
  const problems = read.error.issues.map(({ path: [column], message }) => ({
    column: column as keyof typeof read.data & string,
    message,
  }))
  return { ok: false, problems }
}
