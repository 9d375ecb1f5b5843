import { describe, expect, it } from 'vitest'
import type { Store } from '../store.ts'
import { openTestStore } from '../testing/open-test-store.ts'
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
const queue = (store: Store, event: string, at = now) =>
  store.transaction((tx) => queueMail(tx, mail(event), at))
const due = (store: Store, at: Date, limit = 50) => listDueMail(store.read, at, limit)
const claim = (store: Store, row: MailRow) => store.transaction((tx) => claimMail(tx, row, later(120)))

async function onlyDue(store: Store, at = now): Promise<MailRow> {
  const [row, ...more] = await due(store, at)
  if (!row || more.length > 0) throw new Error('Not exactly one message is due.')
  return row
}

describe('queued mail', () => {
  it('is there once for an event, as it was queued first', async () => {
    await using store = await openTestStore()
    await queue(store, 'order-confirmation:W100001')
    await queue(store, 'order-confirmation:W100001', later(5))
    expect(await due(store, later(60))).toMatchObject([
      { ...mail('order-confirmation:W100001'), attachments: [], state: 'queued', tries: 0, createdAt: now },
    ])
  })

  it('goes with the transaction that queued it', async () => {
    await using store = await openTestStore()
    const failing = store.transaction(async (tx) => {
      await queueMail(tx, mail('a'), now)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await due(store, now)).toEqual([])
  })

  it('is due from its instant on, the longest waiting first', async () => {
    await using store = await openTestStore()
    await queue(store, 'later', later(10))
    await queue(store, 'first')
    await queue(store, 'second')
    const events = async (at: Date, limit?: number) => (await due(store, at, limit)).map(({ event }) => event)
    expect(await events(later(-1))).toEqual([])
    expect(await events(now)).toEqual(['first', 'second'])
    expect(await events(later(10))).toEqual(['first', 'second', 'later'])
    expect(await events(later(10), 1)).toEqual(['first'])
  })

  it('is taken by one of two workers, and out of reach while it is being sent', async () => {
    await using store = await openTestStore()
    await queue(store, 'a')
    const row = await onlyDue(store)
    const taken = await Promise.all([claim(store, row), claim(store, row)])
    expect(taken.filter((claimed) => claimed !== null)).toMatchObject([{ tries: 1, dueAt: later(120) }])
    expect(await due(store, later(119))).toEqual([])
    expect(await due(store, later(120))).toHaveLength(1)
  })

  it.each(['sent', 'failed'] as const)('is never taken again once it is %s', async (state) => {
    await using store = await openTestStore()
    await queue(store, 'a')
    const row = await onlyDue(store)
    const ended = { state, dueAt: now, sentAt: now, lastError: null }
    await store.transaction((tx) => settleMail(tx, row.id, ended))
    expect(await due(store, later(9999))).toEqual([])
    expect(await claim(store, row)).toBeNull()
  })

  it('stays sent when a worker that was given up reports its own failure later', async () => {
    await using store = await openTestStore()
    await queue(store, 'a')
    const row = await onlyDue(store)
    const sent = { state: 'sent', dueAt: now, sentAt: now, lastError: null } as const
    const failed = { state: 'queued', dueAt: now, sentAt: null, lastError: 'No route.' } as const
    await store.transaction((tx) => settleMail(tx, row.id, sent))
    await store.transaction((tx) => settleMail(tx, row.id, failed))
    expect(await due(store, later(9999))).toEqual([])
  })

  it('comes back when a try failed', async () => {
    await using store = await openTestStore()
    await queue(store, 'a')
    const row = await onlyDue(store)
    await claim(store, row)
    const again = { state: 'queued', dueAt: later(60), sentAt: null, lastError: 'No route.' } as const
    await store.transaction((tx) => settleMail(tx, row.id, again))
    expect(await onlyDue(store, later(60))).toMatchObject({ tries: 1, lastError: 'No route.' })
  })
})
