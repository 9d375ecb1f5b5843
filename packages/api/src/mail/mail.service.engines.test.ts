import { listDueMail, type NewMail, queueMail } from '@mullion/db/mail/mail.repository'
import { mailMessages } from '@mullion/db/mail/mail.tables'
import type { OrderDocument } from '@mullion/domain/orders/order-document'
import type { MailMessage } from '@mullion/integrations/mail/port'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const minute = 60_000
const mail = (event: string): NewMail => ({
  event,
  recipients: ['pat@arctic.example'],
  subject: `About ${event}`,
  html: '<p>Hello</p>',
  text: 'Hello',
})
const creditNote: OrderDocument = {
  ...{ title: 'Credit note', number: 'CN1', seller: { name: 'Mullion', lines: [] } },
  ...{ facts: [], billTo: [], shipTo: [], columns: ['', '', ''], lines: [], totals: [], notes: [] },
}
const queue = (shop: Shop, ...events: string[]) =>
  shop.db.transaction(async (tx) => {
    for (const event of events) await queueMail(tx, mail(event), shop.clock())
  })
const stored = (shop: Shop) => shop.db.read.select().from(mailMessages).orderBy(mailMessages.id)
const states = async (shop: Shop) =>
  (await stored(shop)).map(({ event, state, tries }) => [event, state, tries])

function mailServer() {
  const server = {
    down: false,
    handed: [] as string[],
    send: async (message: MailMessage) => {
      server.handed.push(message.id)
      if (server.down) throw new Error('No route to the mail server.')
      return undefined
    },
  }
  return server
}

describe('sending email', () => {
  it('sends each queued message once', async () => {
    await using shop = await openTestShop()
    await queue(shop, 'one', 'two')
    expect(await shop.services.mail.sendDue()).toBe(2)
    expect(await shop.services.mail.sendDue()).toBe(0)
    expect((await shop.mailbox.list()).map(({ subject }) => subject).sort()).toEqual([
      'About one',
      'About two',
    ])
    expect(await states(shop)).toEqual([
      ['one', 'sent', 1],
      ['two', 'sent', 1],
    ])
  })

  it('retries after 1, 5 and 30 minutes, 2 and 12 hours, then gives up', async () => {
    const server = mailServer()
    server.down = true
    await using shop = await openTestShop({ deps: { mail: server } })
    await queue(shop, 'one')
    await shop.services.mail.sendDue()
    for (const [at, wait] of [1, 5, 30, 120, 720].entries()) {
      shop.pass(wait * minute - 1)
      expect(await shop.services.mail.sendDue()).toBe(0)
      shop.pass(1)
      expect(await shop.services.mail.sendDue()).toBe(1)
      expect(server.handed).toHaveLength(at + 2)
    }
    expect(await states(shop)).toEqual([
      ['one', 'failed', 6],
      ['undelivered:1:6', 'queued', 0],
    ])
    expect(shop.logged.map(({ level }) => level)).toEqual([...Array(6).fill('warn'), 'error'])
    server.down = false
    await shop.services.mail.sendDue()
    shop.pass(7 * 24 * 60 * minute)
    expect(await shop.services.mail.sendDue()).toBe(0)
    expect(server.handed.filter((event) => event === 'one')).toHaveLength(6)
  })

  it('delivers when the mail server is back', async () => {
    const server = mailServer()
    server.down = true
    await using shop = await openTestShop({ deps: { mail: server } })
    await queue(shop, 'one')
    await shop.services.mail.sendDue()
    server.down = false
    shop.pass(minute)
    await shop.services.mail.sendDue()
    expect(await states(shop)).toEqual([['one', 'sent', 2]])
  })

  it('does not let one failing message hold up the others', async () => {
    const handed: string[] = []
    const send = async ({ id }: MailMessage) => {
      if (id === 'bad') throw new Error('Mailbox unavailable.')
      handed.push(id)
      return undefined
    }
    await using shop = await openTestShop({ deps: { mail: { send } } })
    await queue(shop, 'bad', 'good')
    await shop.services.mail.sendDue()
    expect(handed).toEqual(['good'])
  })

  it('prints a document when it is sent, and tries again if the printer fails', async () => {
    let [broken, printed] = [true, 0]
    const documents = {
      orderDocument: async ({ number }: OrderDocument) => {
        printed += 1
        if (broken) throw new Error('No paper.')
        return new TextEncoder().encode(`%PDF of ${number}`)
      },
      labels: async () => new Uint8Array(),
    }
    await using shop = await openTestShop({ deps: { documents } })
    const attachments = [
      { filename: 'orders.csv', contentType: 'text/csv', content: 'a,b' },
      { filename: 'credit_note_CN1.pdf', printed: creditNote },
    ]
    await shop.db.transaction((tx) => queueMail(tx, { ...mail('one'), attachments }, shop.clock()))
    expect(printed).toBe(0)
    await shop.services.mail.sendDue()
    expect(await states(shop)).toEqual([['one', 'queued', 1]])
    expect(await shop.mailbox.read('one')).toBeNull()
    broken = false
    shop.pass(minute)
    await shop.services.mail.sendDue()
    const content = Buffer.from('%PDF of CN1').toString('base64')
    expect((await shop.mailbox.read('one'))?.attachments).toEqual([
      attachments[0],
      { filename: 'credit_note_CN1.pdf', contentType: 'application/pdf', content, encoding: 'base64' },
    ])
    shop.pass(31 * 24 * 60 * minute)
    await shop.services.mail.deleteExpired()
    expect(await stored(shop)).toMatchObject([{ attachments: [] }])
  })

  it('gives each message to only one of two concurrent workers', async () => {
    const server = mailServer()
    await using shop = await openTestShop({ deps: { mail: server } })
    await queue(shop, 'one', 'two', 'three')
    await Promise.all([shop.services.mail.sendDue(), shop.services.mail.sendDue()])
    expect(server.handed.sort()).toEqual(['one', 'three', 'two'])
  })

  it('resends a message after two minutes when a worker never finished it', async () => {
    const server = mailServer()
    let died = true
    await using shop = await openTestShop({
      deps: {
        mail: { send: (message) => (died ? new Promise<undefined>(() => undefined) : server.send(message)) },
      },
    })
    await queue(shop, 'one')
    void shop.services.mail.sendDue()
    await expect.poll(() => listDueMail(shop.db.read, shop.clock(), 10)).toEqual([])
    died = false
    expect(await shop.services.mail.sendDue()).toBe(0)
    shop.pass(2 * minute)
    await shop.services.mail.sendDue()
    expect(server.handed).toEqual(['one'])
  })

  it('keeps text and attachments for 30 days after a message is sent or given up, and its event for good', async () => {
    const server = mailServer()
    await using shop = await openTestShop({ deps: { mail: server } })
    const day = 24 * 60 * minute
    const attachments = [{ filename: 'orders.csv', contentType: 'text/csv', content: 'OrderNumber' }]
    const send = (event: string) =>
      shop.db.transaction((tx) => queueMail(tx, { ...mail(event), attachments }, shop.clock()))
    const full = { subject: 'About sent', html: '<p>Hello</p>', text: 'Hello', attachments }
    const byEvent = async () =>
      new Map((await shop.db.read.select().from(mailMessages)).map((row) => [row.event, row]))
    await send('sent')
    await shop.services.mail.sendDue()
    shop.pass(29 * day)
    server.down = true
    await send('waiting')
    await shop.services.mail.sendDue()
    await shop.services.mail.deleteExpired()
    expect((await byEvent()).get('sent')).toMatchObject(full)

    shop.pass(2 * day)
    await shop.services.mail.deleteExpired()
    expect((await byEvent()).get('sent')).toMatchObject({ ...full, html: '', text: '', attachments: [] })
    await send('sent')
    expect((await byEvent()).get('sent')).toMatchObject({ state: 'sent', text: '' })

    shop.pass(60 * day)
    await shop.services.mail.deleteExpired()
    expect((await byEvent()).get('waiting')).toMatchObject({ state: 'queued', text: 'Hello', attachments })
    for (let tries = 1; tries < 6; tries += 1) {
      await shop.services.mail.sendDue()
      shop.pass(day)
    }
    await shop.services.mail.deleteExpired()
    expect((await byEvent()).get('waiting')).toMatchObject({ state: 'failed', text: 'Hello' })
    shop.pass(31 * day)
    await shop.services.mail.deleteExpired()
    expect((await byEvent()).get('waiting')).toMatchObject({ state: 'failed', text: '', attachments: [] })
  })

  it('blanks any number of old messages in one run', async () => {
    await using shop = await openTestShop({ deps: { mail: mailServer() } })
    await queue(shop, ...Array.from({ length: 501 }, (_, at) => `event-${at}`))
    while ((await shop.services.mail.sendDue()) > 0);
    shop.pass(31 * 24 * 60 * minute)
    await shop.services.mail.deleteExpired()
    const rows = await shop.db.read.select().from(mailMessages)
    expect([rows.length, rows.filter(({ text }) => text !== '').length]).toEqual([501, 0])
  })

  it('sends fifty at a time, oldest first', async () => {
    const server = mailServer()
    await using shop = await openTestShop({ deps: { mail: server } })
    const events = Array.from({ length: 60 }, (_, at) => `event-${at}`)
    await queue(shop, ...events)
    expect(await shop.services.mail.sendDue()).toBe(50)
    expect(await shop.services.mail.sendDue()).toBe(10)
    expect(server.handed).toEqual(events)
  })
})

describe('recipients that the mail server refuses', () => {
  const [good, full, gone] = ['good@polar.example', 'full@polar.example', 'gone@polar.example']
  /** A server that has no mailbox `gone`, and at first no room in `full`. */
  function openServer() {
    const server = {
      isFull: true,
      handed: [] as (readonly string[])[],
      async send({ to }: MailMessage) {
        server.handed.push(to)
        const refused = to.flatMap((address) => [
          ...(address === gone ? [{ address, reason: '550 no such mailbox', isFinal: true }] : []),
          ...(address === full && server.isFull ? [{ address, reason: '452 full', isFinal: false }] : []),
        ])
        return { refused }
      },
    }
    return server
  }
  const queueTo = (shop: Shop, recipients: string[], event = 'order-notice:1') =>
    shop.db.transaction((tx) => queueMail(tx, { ...mail(event), recipients }, shop.clock()))
  const notes = async (shop: Shop) =>
    (await stored(shop)).filter(({ event }) => event.startsWith('undelivered:'))

  it('for now are sent it again, without the others; those refused for good are not, and staff are told', async () => {
    const server = openServer()
    await using shop = await openTestShop({ deps: { mail: server } })
    await queueTo(shop, [good, full, gone])
    await shop.services.mail.sendDue()
    const [note] = await notes(shop)
    expect(note).toMatchObject({ recipients: ['orders@mullion.example'], state: 'queued' })
    expect(note?.text).toContain(gone)
    expect(note?.text).toContain('550 no such mailbox')
    expect(note?.text).not.toContain(full)
    server.isFull = false
    shop.pass(minute)
    await shop.services.mail.sendDue()
    expect(server.handed).toContainEqual([good, full, gone])
    expect(server.handed).toContainEqual([full])
    expect((await states(shop))[0]).toEqual(['order-notice:1', 'sent', 2])
    expect(await notes(shop)).toHaveLength(1)
  })

  it('for good end a message at once, which loses its link; staff are told without it', async () => {
    await using shop = await openTestShop({ deps: { mail: openServer() } })
    await queueTo(shop, [gone], 'password-reset:1')
    await shop.services.mail.sendDue()
    const [lost] = await stored(shop)
    expect(lost).toMatchObject({ state: 'failed', tries: 1, text: '', lastError: '550 no such mailbox' })
    expect(await notes(shop)).toHaveLength(1)
  })

  it('are told to staff at most ten times an hour, and a note about a note is never written', async () => {
    const everyone = async ({ to }: MailMessage) => ({
      refused: to.map((address) => ({ address, reason: '550 no', isFinal: true })),
    })
    await using shop = await openTestShop({ deps: { mail: { send: everyone } } })
    for (let count = 0; count < 12; count += 1) await queueTo(shop, [gone], `order-notice:${count}`)
    await shop.services.mail.sendDue()
    await shop.services.mail.sendDue()
    expect(await notes(shop)).toHaveLength(10)
    shop.pass(61 * minute)
    await queueTo(shop, [gone], 'order-notice:later')
    await shop.services.mail.sendDue()
    expect(await notes(shop)).toHaveLength(11)
  })
})
