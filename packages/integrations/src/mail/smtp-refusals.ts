import type { RefusedRecipient } from './port.ts'

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
  /** The command that was refused. */
  readonly command?: string
  readonly recipient?: string
  readonly rejectedErrors?: readonly SmtpError[]
}

const maxReason = 300
/** The server wants another way of signing in, or a sender that may use it: the settings are wrong, not the message. */
const aboutSignIn: ReadonlySet<number> = new Set([530, 534, 535, 538])

const reasonOf = ({ response, message }: SmtpError) =>
  (response ?? message).replace(/\s+/g, ' ').slice(0, maxReason)

const isFinal = ({ responseCode = 0 }: SmtpError) => responseCode >= 500 && !aboutSignIn.has(responseCode)

/**
 * Returns the recipients who did not get a message because the server refused them, or refused the message for good;
 * null for any other error, after which it is sent again.
 */
export function readRefusal(error: unknown, to: readonly string[]): RefusedRecipient[] | null {
  if (!(error instanceof Error)) return null
  const failed: SmtpError = error
  const { code, command, recipient, rejectedErrors } = failed
  if (rejectedErrors?.length) return rejectedErrors.flatMap((each) => readRefusal(each, to) ?? [])
  const about = { reason: reasonOf(failed), isFinal: isFinal(failed) }
  if (recipient !== undefined) return [{ address: recipient, ...about }]
  const isMessage = code === 'EMESSAGE' && command !== 'API'
  return isMessage && about.isFinal ? to.map((address) => ({ address, ...about })) : null
}
