import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { writeFileAtomically } from '../atomic-file.ts'
import { blanked } from './blanked.ts'
import type { MailMessage, MailTransport } from './port.ts'

export interface MailboxOptions {
  /** Folder of the messages, one file each; created if missing. Only one process writes to it. */
  readonly dir: string
  /** Maximum number of stored messages; the oldest are dropped first. */
  readonly maxMails?: number
  /** True to store messages without their links and passwords; for stores that others can reach. */
  readonly withoutSecrets?: boolean
  readonly clock?: () => Date
}

export interface MailboxEntry {
  readonly id: string
  readonly to: readonly string[]
  readonly subject: string
  /** ISO instant. */
  readonly receivedAt: string
}

export interface Mailbox extends MailTransport {
  /** Newest first. */
  list(): Promise<MailboxEntry[]>
  /** Returns the message with this id, or null if there is none or it was dropped. */
  read(id: string): Promise<MailMessage | null>
  /** Removes links and passwords from messages already stored with them. */
  blankStored(): Promise<void>
}

const storedMessage = z.object({
  receivedAt: z.string(),
  message: z.object({
    id: z.string(),
    to: z.array(z.string()),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    attachments: z.array(
      z.object({
        filename: z.string(),
        contentType: z.string(),
        content: z.string(),
        encoding: z.literal('base64').optional(),
      }),
    ),
  }),
})
type StoredMessage = z.output<typeof storedMessage>

/**
 * Matches a message's file name: instant, sequence number for messages of the same instant, and digest of the
 * id, since an id may contain any characters.
 */
const messageName = /^(\d{8}T\d{9}Z)-(\d{6})-([0-9a-f]{32})\.json$/

/** Creates mail for a store without SMTP settings: each message is a file that the mailbox page shows. */
export function createMailbox(options: MailboxOptions): Mailbox {
  const { dir, maxMails = 500, withoutSecrets = false, clock = () => new Date() } = options
  const seen = new Map<string, MailboxEntry>()
  let lastDelivery: Promise<void> = Promise.resolve()

  async function deliver(message: MailMessage): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const names = await messageNames(dir)
    if (nameOf(names, message.id)) return
    const receivedAt = clock()
    const stored: StoredMessage = {
      receivedAt: receivedAt.toISOString(),
      message: {
        ...(withoutSecrets ? blanked(message) : message),
        to: [...message.to],
        attachments: [...message.attachments],
      },
    }
    await write(nextName(names, { id: message.id, receivedAt }), stored)
    for (const name of names.slice(0, Math.max(0, names.length + 1 - maxMails))) {
      await rm(join(dir, name), { force: true })
      seen.delete(name)
    }
  }

  const write = (name: string, stored: StoredMessage) =>
    writeFileAtomically({ path: join(dir, name), content: JSON.stringify(stored), mode: 0o600 })

  async function entryOf(name: string): Promise<MailboxEntry | null> {
    const known = seen.get(name)
    if (known) return known
    const stored = await readStored(join(dir, name))
    if (!stored) return null
    const { id, to, subject } = stored.message
    const entry = { id, to, subject, receivedAt: stored.receivedAt }
    seen.set(name, entry)
    return entry
  }

  return {
    send(message) {
      const delivery = lastDelivery.then(() => deliver(message))
      lastDelivery = delivery.catch(() => undefined)
      return delivery.then(() => undefined)
    },
    async list() {
      const names = (await messageNames(dir)).reverse()
      return (await Promise.all(names.map(entryOf))).filter((entry) => entry !== null)
    },
    async read(id) {
      const name = nameOf(await messageNames(dir), id)
      const stored = name ? await readStored(join(dir, name)) : null
      return stored?.message ?? null
    },
    async blankStored() {
      for (const name of await messageNames(dir)) {
        const stored = await readStored(join(dir, name))
        if (!stored) continue
        const message = blanked(stored.message)
        const { html, text } = stored.message
        if (message.html !== html || message.text !== text) await write(name, { ...stored, message })
      }
    },
  }
}

/** Names of the messages, oldest first; other files in the folder are ignored. */
async function messageNames(dir: string): Promise<string[]> {
  try {
    return (await readdir(dir)).filter((name) => messageName.test(name)).sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function digestOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32)
}

function nameOf(names: readonly string[], id: string): string | undefined {
  const ending = `-${digestOf(id)}.json`
  return names.find((name) => name.endsWith(ending))
}

function nextName(names: readonly string[], { id, receivedAt }: { id: string; receivedAt: Date }): string {
  const instant = receivedAt.toISOString().replace(/[-:.]/g, '')
  const [, lastInstant, lastNumber] = messageName.exec(names.at(-1) ?? '') ?? []
  const number = lastInstant === instant ? Number(lastNumber) + 1 : 0
  return `${instant}-${String(number).padStart(6, '0')}-${digestOf(id)}.json`
}

/** Null for a message dropped meanwhile, or a damaged file. */
async function readStored(path: string): Promise<StoredMessage | null> {
  try {
    return storedMessage.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
