import type { NewMail } from '@mullion/db/mail/mail.repository'

/** A label and what belongs to it, in one line or several, such as an address. */
export type MailFact = readonly [label: string, first: string, ...more: string[]]

/** A line of an order. */
export interface MailItem {
  readonly number: string
  readonly name: string
  /** Such as `22.75 FT at $3.10`. */
  readonly count: string
  readonly total: string
  readonly remarks: readonly string[]
}

/** What a mail says, from top to bottom; every mail of the store is one. */
export interface Letter {
  /** One event, one mail. */
  readonly event: string
  readonly to: string | readonly string[]
  readonly subject: string
  /** Left out, it is the subject. */
  readonly heading?: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly MailFact[]
  readonly items?: readonly MailItem[]
  /** What the items come to; the last one is the total. */
  readonly sums?: readonly (readonly [label: string, amount: string])[]
  /** What is not to be overlooked, such as a one-time password. */
  readonly code?: string
  readonly button?: { readonly label: string; readonly url: string }
  readonly notes?: readonly string[]
  readonly attachments?: NewMail['attachments']
}
