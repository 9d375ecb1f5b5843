import type { Database } from '@mullion/db/database'
import {
  findMailboxMessage,
  listMailbox,
  replaceMailboxTexts,
  storeMailboxMessage,
} from '@mullion/db/mail/mailbox.repository'
import { blanked } from '@mullion/integrations/mail/blanked'
import type { Mailbox } from '@mullion/integrations/mail/mailbox'

interface DatabaseMailboxOptions {
  /** Maximum number of stored messages; the oldest are dropped first. */
  readonly maxMails?: number
  /** True to store messages without their links and passwords; for stores that others can reach. */
  readonly withoutSecrets?: boolean
}

/** Returns the mailbox of a store whose servers share nothing but the database. */
export function createDatabaseMailbox(
  db: Database,
  { maxMails = 500, withoutSecrets = false }: DatabaseMailboxOptions = {},
): Mailbox {
  async function find(event: string) {
    const row = await findMailboxMessage(db.read, event)
    if (!row) return null
    const { recipients, subject, html, text, attachments } = row
    return { id: event, to: recipients, subject, html, text, attachments }
  }

  return {
    async send(message) {
      const { id: event, to, subject, attachments } = message
      const { html, text } = withoutSecrets ? blanked(message) : message
      const row = {
        ...{ event, subject, html, text, receivedAt: new Date() },
        ...{ recipients: [...to], attachments: [...attachments] },
      }
      await db.transaction((tx) => storeMailboxMessage(tx, row, maxMails))
      return undefined
    },
    async list() {
      const rows = await listMailbox(db.read)
      return rows.map(({ event, recipients, subject, receivedAt }) => {
        return { id: event, to: recipients, subject, receivedAt: receivedAt.toISOString() }
      })
    },
    read: find,
    async blankStored() {
      for (const { event } of await listMailbox(db.read)) {
        const message = await find(event)
        if (!message) continue
        const { html, text } = blanked(message)
        if (html === message.html && text === message.text) continue
        await db.transaction((tx) => replaceMailboxTexts(tx, event, { html, text }))
      }
    },
  }
}
