import { kit } from '../dialect/current.ts'
import type { StoredAttachment } from './mail.tables.ts'

/** Mail of a store on PostgreSQL without a mail server, for the mailbox page. */
export const mailboxMessages = kit.table(
  'mailbox_messages',
  {
    id: kit.autoId(),
    /** The message's own id, the event it is about; a message that is sent again is stored once. */
    event: kit.text().notNull(),
    recipients: kit.json<string[]>().notNull(),
    subject: kit.text().notNull(),
    html: kit.text().notNull(),
    text: kit.text().notNull(),
    attachments: kit.json<StoredAttachment[]>().notNull(),
    receivedAt: kit.instant().notNull(),
  },
  (message) => [kit.uniqueIndex('mailbox_messages_event').on(message.event)],
)
