import { readError } from '@mullion/client/read-error'

/** What to say of a failed call: the server's words or those for a dead line, and otherwise the form's own. */
export function failureText(error: unknown, otherwise: string): string {
  const { message, kind, code, requestId } = readError(error)
  const wordless = kind === 'unknown' && requestId === null && code.startsWith('client.')
  return wordless ? otherwise : message
}
