import type { NewMail } from '@mullion/db/mail/mail.repository'

/** A label and its value, in one line or several, such as an address. */
export type MailFact = readonly [label: string, first: string, ...more: string[]]

export interface MailItem {
  readonly number: string
  readonly name: string
  /** Such as `22.75 FT at $3.10`. */
  readonly count: string
  /** Empty where nothing is priced, such as in a request for a quote. */
  readonly total: string
  readonly remarks: readonly string[]
}

/** A mail's content, from top to bottom; every mail of the store is one. */
export interface Letter {
  /** Unique key: one mail per event. */
  readonly event: string
  readonly to: string | readonly string[]
  readonly subject: string
  /** Defaults to the subject. */
  readonly heading?: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly MailFact[]
  readonly items?: readonly MailItem[]
  /** Totals of the items; the last one is the grand total. */
  readonly totals?: readonly (readonly [label: string, amount: string])[]
  /** Text to stand out, such as a one-time password. */
  readonly code?: string
  readonly button?: { readonly label: string; readonly url: string }
  readonly notes?: readonly string[]
  readonly attachments?: NewMail['attachments']
}
