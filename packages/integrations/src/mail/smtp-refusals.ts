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
/**
 * Enhanced codes (RFC 3463) about the recipient's mailbox: it does not exist, has moved, or is disabled. Other codes,
 * such as 5.7 (may not be relayed) and 5.4 (a limit is reached), are about the settings or the account of the store;
 * 5.1.7 and 5.1.8 are about the sender.
 */
const aboutMailbox: ReadonlySet<string> = new Set([
  ...['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.9', '5.1.10'],
  '5.2.1',
])
const enhancedCode = /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/
/** What codes without an enhanced one say about a mailbox: unavailable, elsewhere, not a valid name. */
const bareMailboxCodes: ReadonlySet<number> = new Set([550, 551, 553])

const reasonOf = ({ response, message }: SmtpError) =>
  (response ?? message).replace(/\s+/g, ' ').slice(0, maxReason)

function isFinal({ responseCode = 0, response = '' }: SmtpError): boolean {
  if (responseCode < 500) return false
  const enhanced = enhancedCode.exec(response)?.[0]
  return enhanced === undefined ? bareMailboxCodes.has(responseCode) : aboutMailbox.has(enhanced)
}

/**
 * Returns the recipients who did not get a message because the server refused them, or has no such mailbox; null
 * for any other error, after which it is sent again.
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
