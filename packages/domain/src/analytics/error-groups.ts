import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import type { ErrorSeverity } from './operations.ts'

/** The most causes stored at a time; those that happened longest ago are dropped first. */
export const maxErrorGroups = 300

export const errorGroupsInput = z.prefault(z.strictObject({ isResolved: z._default(z.boolean(), false) }), {})
export type ErrorGroupsInput = z.output<typeof errorGroupsInput>

export const markErrorGroupInput = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  isResolved: z.boolean(),
})
export type MarkErrorGroupInput = z.output<typeof markErrorGroupInput>

/** What the errors of a group have in common. */
export interface ErrorCause {
  /** Name and code of the error, such as `SqliteError SQLITE_BUSY`. */
  readonly type: string
  /** Function and file of the store's own code, without a line, which changes with each release; null if unknown. */
  readonly place: string | null
  /** Its message without what may have been typed. */
  readonly message: string
}

/** Errors with one cause, on all servers together. */
export interface ErrorGroup extends ErrorCause {
  readonly id: string
  /** That of the last one. */
  readonly severity: ErrorSeverity
  readonly count: number
  readonly firstAt: string
  readonly lastAt: string
  readonly firstRelease: string
  readonly lastRelease: string
  readonly lastRequestId: string | null
  readonly lastTraceId: string | null
  readonly resolvedAt: string | null
  /** True for an error that a browser reported. */
  readonly inBrowser: boolean
  /** The stack of the last one in a browser; null for servers, whose log has it. */
  readonly lastStack: string | null
}

/** The group was dropped, or is marked so already. */
export const errorGroupMissing = () =>
  new AppError(
    'missing',
    'analytics.error_group_missing',
    'Someone else has marked this error. The list is up to date now.',
  )

const frame = /^\s*at (?:async )?(?:(.+?) \()?((?:file:\/\/|\/|[A-Za-z]:\\)[^\s)]+?):\d+:\d+\)?$/
/** Code that every error of its kind passes through says nothing about the cause. */
const passage = /\/(?:packages\/db\/src\/dialect|packages\/api\/src\/trpc)\//

/** The path in the repository, or the name of a packaged file without the hash of its content. */
function shortPath(url: string): string {
  const path = url.replace(/\?.*$/, '')
  const inRepository = /(?:packages|apps|scripts)\/.*$/.exec(path)?.[0]
  return inRepository ?? (path.split('/').at(-1) ?? path).replace(/-[\w-]{8}(?=\.js$)/, '')
}

/** Finds the store's own code in a stack: `function, path`; null if no line of it is ours. */
export function placeOf(stack: string): string | null {
  const own = stack
    .split('\n')
    .map((line) => frame.exec(line))
    .filter((found): found is RegExpExecArray => !!found?.[2] && !found[2].includes('/node_modules/'))
  const found = own.find(([line]) => !passage.test(line)) ?? own[0]
  if (!found) return null
  const [, name, path = ''] = found
  return [name?.replace(/^(?:Object|Module)\./, ''), shortPath(path)].filter(Boolean).join(', ')
}

const left = '…'
const maxMessageLength = 160
const quoted = /(?<![\p{L}\d])(["'`])(.*?)\1(?![\p{L}\d])|[“‘«].*?[”’»]/gu
const word = /^([([{]*)(.*?)([)\]},.;:!?]*)$/
const plainWord = /^[a-z]+(?:['’][a-z]+)?$/
/** Names of columns and properties: two or more parts. */
const identifier = /^[a-z]+(?:_[a-z]+|\.[a-z_]+|[A-Z][a-z]*)+$/
const errorCode = /^[A-Z]+(?:_[A-Z]+)*$/

/** The words of a clause; a word that starts like a name is one only where no sentence starts. */
function withoutValuesIn(clause: string, isFirst: boolean): string {
  let isStart = isFirst
  return clause
    .split(/\s+/)
    .map((typed) => {
      const [, before = '', inside = '', after = ''] = word.exec(typed) ?? []
      const isOpening = isStart && /^[A-Z]?[A-Za-z.]*$/.test(inside)
      isStart &&= errorCode.test(inside)
      const isKnown = inside === left || plainWord.test(inside) || identifier.test(inside) || isOpening
      return isKnown ? typed : `${before}${left}${after}`
    })
    .join(' ')
}

/**
 * Takes out of an error's message what may be someone's: quoted texts, numbers, addresses, names, whatever follows a
 * colon, and lines after the first one.
 */
export function messageWithoutValues(message: string): string {
  const [line = ''] = message.split('\n')
  const clauses = line
    .replace(quoted, (_text, _mark, inside: string | undefined, at: number) =>
      inside && (identifier.test(inside) || /(?:reading|setting) $/.test(line.slice(0, at))) ? inside : left,
    )
    .split(/:\s+/)
  const [first = '', ...others] = clauses
  const told = others.map((clause) =>
    errorCode.test(first) || identifier.test(clause) ? withoutValuesIn(clause, false) : left,
  )
  return [withoutValuesIn(first, true), ...told]
    .join(': ')
    .replace(/…(?:[\s,:]*…)+/g, left)
    .slice(0, maxMessageLength)
}
