import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import {
  claimMail,
  listDueMail,
  type MailRow,
  type NewMail,
  queueMail,
  settleMail,
} from './mail.repository.ts'

const now = new Date('2026-11-20T15:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const mail = (event: string): NewMail => ({
  event,
  recipients: ['pat@arctic.example', 'accounting@arctic.example'],
  subject: 'Your order',
  html: '<p>Thank you</p>',
  text: 'Thank you',
})
const queue = (db: Database, event: string, at = now) =>
  db.transaction((tx) => queueMail(tx, mail(event), at))
const due = (db: Database, at: Date, limit = 50) => listDueMail(db.read, at, limit)
const claim = (db: Database, row: MailRow) => db.transaction((tx) => claimMail(tx, row, later(120)))

async function onlyDue(db: Database, at = now): Promise<MailRow> {
  const [row, ...more] = await due(db, at)
  if (!row || more.length > 0) throw new Error('Not exactly one message is due.')
  return row
}

describe('queued email', () => {
  it('is stored once per event, as first queued', async () => {
    await using db = await openTestDatabase()
    await queue(db, 'order-confirmation:W100001')
    await queue(db, 'order-confirmation:W100001', later(5))
    expect(await due(db, later(60))).toMatchObject([
      { ...mail('order-confirmation:W100001'), attachments: [], state: 'queued', tries: 0, createdAt: now },
    ])
  })

  it('is rolled back with the transaction that queued it', async () => {
    await using db = await openTestDatabase()
    const failing = db.transaction(async (tx) => {
      await queueMail(tx, mail('a'), now)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await due(db, now)).toEqual([])
  })

  it('is due from its scheduled time, oldest first', async () => {
    await using db = await openTestDatabase()
    await queue(db, 'later', later(10))
    await queue(db, 'first')
    await queue(db, 'second')
    const events = async (at: Date, limit?: number) => (await due(db, at, limit)).map(({ event }) => event)
    expect(await events(later(-1))).toEqual([])
    expect(await events(now)).toEqual(['first', 'second'])
    expect(await events(later(10))).toEqual(['first', 'second', 'later'])
    expect(await events(later(10), 1)).toEqual(['first'])
  })

  it('is claimed by only one of two workers, and unavailable while being sent', async () => {
    await using db = await openTestDatabase()
    await queue(db, 'a')
    const row = await onlyDue(db)
    const taken = await Promise.all([claim(db, row), claim(db, row)])
    expect(taken.filter((claimed) => claimed !== null)).toMatchObject([{ tries: 1, dueAt: later(120) }])
    expect(await due(db, later(119))).toEqual([])
    expect(await due(db, later(120))).toHaveLength(1)
  })

  it.each(['sent', 'failed'] as const)('is never claimed again once %s', async (state) => {
    await using db = await openTestDatabase()
    await queue(db, 'a')
    const row = await onlyDue(db)
    const ended = { state, dueAt: now, sentAt: now, lastError: null }
    await db.transaction((tx) => settleMail(tx, row.id, ended))
    expect(await due(db, later(9999))).toEqual([])
    expect(await claim(db, row)).toBeNull()
  })

  it('stays sent when a timed-out worker reports a failure later', async () => {
    await using db = await openTestDatabase()
    await queue(db, 'a')
    const row = await onlyDue(db)
    const sent = { state: 'sent', dueAt: now, sentAt: now, lastError: null } as const
    const failed = { state: 'queued', dueAt: now, sentAt: null, lastError: 'No route.' } as const
    await db.transaction((tx) => settleMail(tx, row.id, sent))
    await db.transaction((tx) => settleMail(tx, row.id, failed))
    expect(await due(db, later(9999))).toEqual([])
  })

  it('is due again after a failed attempt', async () => {
    await using db = await openTestDatabase()
    await queue(db, 'a')
    const row = await onlyDue(db)
    await claim(db, row)
    const again = { state: 'queued', dueAt: later(60), sentAt: null, lastError: 'No route.' } as const
    await db.transaction((tx) => settleMail(tx, row.id, again))
    expect(await onlyDue(db, later(60))).toMatchObject({ tries: 1, lastError: 'No route.' })
  })
})
