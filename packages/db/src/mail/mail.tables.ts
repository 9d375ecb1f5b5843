import { kit } from '../dialect/current.ts'

export type MailState = 'queued' | 'sent' | 'failed'

export interface QueuedAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

/** Mail to send, queued in the transaction of the change that causes it. */
export const mailMessages = kit.table(
  'mail_messages',
  {
    id: kit.autoId(),
    /** One event, one message: `order-confirmation:W100001`. */
    event: kit.text().notNull(),
    recipients: kit.json<string[]>().notNull(),
    subject: kit.text().notNull(),
    html: kit.text().notNull(),
    text: kit.text().notNull(),
    attachments: kit.json<QueuedAttachment[]>().notNull(),
    state: kit.text().$type<MailState>().notNull(),
    tries: kit.int().notNull(),
    dueAt: kit.instant().notNull(),
    sentAt: kit.instant(),
    lastError: kit.text(),
    createdAt: kit.instant().notNull(),
  },
  (message) => [
    kit.uniqueIndex('mail_messages_event').on(message.event),
    kit.index('mail_messages_state_due_at').on(message.state, message.dueAt),
  ],
)
