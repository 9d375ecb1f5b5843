import type { OrderDocument } from '@mullion/domain/orders/order-document'
import { sql } from 'drizzle-orm'
import { listed, notNegative } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'

const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

export interface StoredAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
  /** How `content` is written; it is plain text if left out. */
  readonly encoding?: 'base64' | undefined
}

/** A document that is printed as PDF when its mail is sent, as it was when the mail was queued. */
export interface DocumentAttachment {
  readonly filename: string
  readonly printed: OrderDocument
}

export type QueuedAttachment = StoredAttachment | DocumentAttachment

/** Outgoing mail, queued in the transaction of the change that causes it. */
export const mailMessages = kit.table(
  'mail_messages',
  {
    id: kit.autoId(),
    /** One message per event: `order-confirmation:W100001`. */
    event: kit.text().notNull(),
    recipients: kit.json<string[]>().notNull(),
    subject: kit.text().notNull(),
    html: kit.text().notNull(),
    text: kit.text().notNull(),
    attachments: kit.json<QueuedAttachment[]>().notNull(),
    state: kit.text({ enum: mailStates }).notNull(),
    tries: kit.int().notNull(),
    dueAt: kit.instant().notNull(),
    sentAt: kit.instant(),
    lastError: kit.text(),
    createdAt: kit.instant().notNull(),
  },
  (message) => [
    kit.uniqueIndex('mail_messages_event').on(message.event),
    kit.index('mail_messages_state_due_at').on(message.state, message.dueAt),
    kit
      .index('mail_messages_final_with_text')
      .on(message.dueAt)
      .where(sql`${message.state} <> 'queued' and ${message.text} <> ''`),
    ...listed(message.state),
    ...notNegative(message.tries),
  ],
)
