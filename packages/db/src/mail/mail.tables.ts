import { sql } from 'drizzle-orm'
import { listed, notNegative } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'

const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

export interface QueuedAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

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
