import { listDueMail } from '@mullion/db/mail/mail.repository'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { partRow } from '@mullion/db/testing/part-row'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import {
  answerIt,
  askAsGuest,
  askedFor,
  brackets,
  guestContact,
  hinges,
  quotedFor,
} from '../testing/price-quotes.ts'
import { refusedAs, type TestShop } from '../testing/ready-to-order.ts'

const day = 86_400_000
const openShop = () => openTestShop({ people: true })
const pdf = new TextEncoder().encode('%PDF-1.7 a drawing')

const mails = async (shop: TestShop) =>
  (await listDueMail(shop.db.read, new Date('2100-01-01'), 99)).map(
    ({ subject, recipients }) => `${recipients.join()}: ${subject}`,
  )
const actions = async (shop: TestShop) =>
  (await listAuditLines(shop.db.read, 99))
    .toReversed()
    .map(({ action }) => action)
    .filter((each) => each.startsWith('price_quote'))

describe('a request for a price quote', () => {
  it('keeps what was asked, tells staff, and confirms it to the buyer', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { fileId } = await buyer.priceQuotes.upload({ name: 'bracket.pdf', bytes: pdf })
    const asked = await buyer.priceQuotes.ask(askedFor({ fileIds: [fileId] }))
    expect(asked).toEqual({ id: 1, number: 'Q1001', key: null })
    const quote = await buyer.priceQuotes.byId({ priceQuoteId: 1 })
    expect(quote).toMatchObject({
      ...{ number: 'Q1001', state: 'asked', contactName: 'Bea Test', companyName: 'Arctic Door Service' },
      ...{ contactEmail: 'buyer@arctic.example', neededBy: '2026-12-15', actions: ['withdraw'] },
      lines: [
        { lineNo: 1, partId: 1, quantity: 6, comments: ['For the freezer'], targetPriceCents: 1500 },
        { lineNo: 2, partId: null, description: 'Bent bracket', quantity: 2 },
      ],
      files: [{ name: 'bracket.pdf', sizeBytes: pdf.length }],
      ...{ versions: [], events: [{ kind: 'asked', by: 'Bea Test' }], todaysPrices: null },
    })
    expect((await buyer.priceQuotes.file({ priceQuoteId: 1, fileId })).bytes.toString()).toBe(
      String(Buffer.from(pdf)),
    )
    expect(await mails(shop)).toEqual([
      'orders@mullion.example: Quote requested: Q1001, Arctic Door Service',
      'buyer@arctic.example: We received your request Q1001',
    ])
    expect(await actions(shop)).toEqual(['price_quote_asked'])
  })

  it('is stored once, however often it is sent', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const other = await shop.person('buyer', shop.secondServer())
    const input = askedFor()
    const answers = await Promise.all([buyer, other, buyer].map((each) => each.priceQuotes.ask(input)))
    expect(answers.map(({ id }) => id)).toEqual([1, 1, 1])
    expect(await mails(shop)).toHaveLength(2)
  })

  it('is seen by its buyer, the admins of their company and staff, and by nobody else', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    await buyer.priceQuotes.ask(askedFor())
    const owner = await shop.person('owner')
    const one = { priceQuoteId: 1 }
    expect((await owner.priceQuotes.list({ scope: 'company' })).quotes).toMatchObject([{ number: 'Q1001' }])
    expect((await owner.priceQuotes.list({})).quotes).toEqual([])
    expect((await buyer.priceQuotes.list({})).quotes).toMatchObject([{ number: 'Q1001', lineCount: 2 }])
    expect((await owner.priceQuotes.byId(one)).actions).toEqual(['withdraw'])
    await expect(buyer.priceQuotes.list({ scope: 'company' })).rejects.toMatchObject(
      refusedAs('accounts.not_allowed'),
    )
    for (const other of [await shop.person('stranger'), await shop.person('otherOwner'), shop.guest()])
      await expect(other.priceQuotes.byId(one)).rejects.toMatchObject(refusedAs('price_quotes.missing'))
    await expect((await shop.person('counter')).priceQuotes.byId(one)).rejects.toMatchObject(
      refusedAs('price_quotes.missing'),
    )
    await expect((await shop.person('admin')).priceQuotes.ask(askedFor())).rejects.toMatchObject(
      refusedAs('price_quotes.not_for_staff'),
    )
    const guest = shop.guest()
    const stolen = { ...askedFor({ fileIds: ['00000000-0000-0000-0000-000000000000'] }) }
    await expect(buyer.priceQuotes.ask(stolen)).rejects.toMatchObject(refusedAs('price_quotes.file_missing'))
    await expect(guest.priceQuotes.ask(askedFor())).rejects.toMatchObject(
      refusedAs('price_quotes.contact_needed'),
    )
    await expect(guest.priceQuotes.ask({ ...askedFor(), ...guestContact })).rejects.toMatchObject(
      refusedAs('price_quotes.bot_check_failed'),
    )
  })

  it('of a guest opens with its private link only', async () => {
    await using shop = await openShop()
    const { guest, id, key } = await askAsGuest(shop)
    expect(await guest.priceQuotes.byId({ priceQuoteId: id, key })).toMatchObject({
      contactEmail: 'gus@deli.example',
      companyName: 'Corner Deli',
    })
    const changed = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [undefined, changed, ''])
      await expect(
        guest.priceQuotes.byId({ priceQuoteId: id, ...(wrong === undefined ? {} : { key: wrong }) }),
      ).rejects.toMatchObject(refusedAs('price_quotes.missing'))
    const { key: second } = await askAsGuest(shop)
    await expect(guest.priceQuotes.byId({ priceQuoteId: id, key: second })).rejects.toMatchObject(
      refusedAs('price_quotes.missing'),
    )
    const [, received] = await listDueMail(shop.db.read, new Date('2100-01-01'), 99)
    expect(received?.text).toContain(`quoteKey=${encodeURIComponent(key)}`)
  })

  it('names the line that cannot be asked about', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const parts = [{ partId: 99, quantity: 1, comments: [], targetPriceCents: null }]
    await expect(buyer.priceQuotes.ask(askedFor({ parts }))).rejects.toMatchObject({
      cause: {
        code: 'price_quotes.lines_refused',
        details: { fields: { 'parts.0.partId': expect.any(String) } },
      },
    })
  })
})

describe('the desk', () => {
  it('shows what waits, with what the parts cost today, and answers by line', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    await buyer.priceQuotes.ask(askedFor())
    const admin = await shop.person('admin')
    expect(await admin.priceQuotes.desk.list({})).toMatchObject({ total: 1, rows: [{ number: 'Q1001' }] })
    expect((await admin.priceQuotes.desk.list({ search: 'arctic' })).total).toBe(1)
    expect((await admin.priceQuotes.desk.list({ search: 'polar' })).total).toBe(0)
    const { priceCents } = partRow({ id: 1 })
    expect(await admin.priceQuotes.desk.byId({ priceQuoteId: 1 })).toMatchObject({
      actions: ['answer', 'refuse'],
      todaysPrices: [
        {
          lineNo: 1,
          listPriceCents: priceCents,
          ownPriceCents: Math.floor(((priceCents ?? 0) * 85 + 50) / 100),
        },
      ],
    })
    expect(await answerIt(shop, 1)).toMatchObject({
      ...{ state: 'answered', validUntil: '2026-12-20', goodsCents: 6 * 1111 + 2 * 4025 },
      versions: [{ versionNo: 1, answeredBy: 'Ada Test', freightCents: 2500, changes: [] }],
    })
    expect(await mails(shop)).toContain('buyer@arctic.example: Your quote Q1001')
    expect((await admin.priceQuotes.desk.list({})).total).toBe(0)
    expect((await admin.priceQuotes.desk.list({ scope: 'all' })).total).toBe(1)
    expect((await buyer.priceQuotes.byId({ priceQuoteId: 1 })).actions).toEqual([
      'accept',
      'decline',
      'ask_again',
    ])
  })

  it('keeps every answer, and says what a later one changes', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    await buyer.priceQuotes.ask(askedFor())
    await answerIt(shop, 1)
    const { revision } = await buyer.priceQuotes.byId({ priceQuoteId: 1 })
    const note = 'Can you do $10.50?'
    const again = await buyer.priceQuotes.askAgain({ priceQuoteId: 1, revision, note })
    expect(again).toMatchObject({ state: 'asked_again', actions: ['withdraw'] })
    const { versions } = await answerIt(shop, 1, { lines: [{ ...hinges, unitPriceCents: 1050 }, brackets] })
    expect(versions.map(({ versionNo, changes }) => [versionNo, changes])).toEqual([
      [2, [expect.stringContaining('$10.50 instead of $11.11 each.')]],
      [1, []],
    ])
    expect(await actions(shop)).toEqual([
      'price_quote_asked',
      'price_quote_answered',
      'price_quote_asked_again',
      'price_quote_answered',
    ])
  })

  it('is for administrators, and decides about what they saw', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    await buyer.priceQuotes.ask(askedFor())
    for (const other of [buyer, await shop.person('counter'), await shop.person('owner')])
      await expect(other.priceQuotes.desk.list({})).rejects.toMatchObject(refusedAs('accounts.not_allowed'))
    const admin = await shop.person('admin')
    const refusal = { priceQuoteId: 1, revision: 1, note: 'We don’t bend brackets.' }
    await expect(admin.priceQuotes.desk.refuse({ ...refusal, revision: 2 })).rejects.toMatchObject(
      refusedAs('price_quotes.changed'),
    )
    expect(await admin.priceQuotes.desk.refuse(refusal)).toMatchObject({ state: 'refused', actions: [] })
    await expect(admin.priceQuotes.desk.refuse({ ...refusal, revision: 2 })).rejects.toMatchObject(
      refusedAs('price_quotes.closed'),
    )
    expect(await mails(shop)).toContain('buyer@arctic.example: About your request Q1001')
  })

  it('gives one of two answers sent at once', async () => {
    await using shop = await openShop()
    await (await shop.person('buyer')).priceQuotes.ask(askedFor())
    const servers = [await shop.person('admin'), await shop.person('admin', shop.secondServer())]
    const input = {
      ...{ priceQuoteId: 1, revision: 1, lines: [hinges], validUntil: '2026-12-20' },
      ...{ freightCents: null, message: '' },
    }
    const answers = await Promise.allSettled(servers.map((each) => each.priceQuotes.desk.answer(input)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await servers[0]!.priceQuotes.desk.byId({ priceQuoteId: 1 })).versions).toHaveLength(1)
  })

  it('names the line whose part its buyer could not order so', async () => {
    await using shop = await openShop()
    await (await shop.person('buyer')).priceQuotes.ask(askedFor())
    await expect(answerIt(shop, 1, { lines: [{ ...hinges, quantity: 1.5 }] })).rejects.toMatchObject({
      cause: { details: { fields: { 'lines.0.quantity': expect.any(String) } } },
    })
  })
})

describe('a buyer without an order', () => {
  it('declines with a note, which staff get by mail', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { id: priceQuoteId } = await quotedFor(shop, buyer)
    const { revision } = await buyer.priceQuotes.byId({ priceQuoteId })
    const declined = await buyer.priceQuotes.decline({ priceQuoteId, revision, note: 'Too late.' })
    expect(declined).toMatchObject({ state: 'declined', actions: [] })
    expect(await mails(shop)).toContain('orders@mullion.example: Quote Q1001 declined: Arctic Door Service')
    await expect(
      buyer.priceQuotes.decline({ priceQuoteId, revision: revision + 1, note: '' }),
    ).rejects.toMatchObject(refusedAs('price_quotes.closed'))
  })

  it('withdraws a request that has no answer', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    await buyer.priceQuotes.ask(askedFor())
    expect(await buyer.priceQuotes.withdraw({ priceQuoteId: 1, revision: 1 })).toMatchObject({
      state: 'withdrawn',
    })
  })

  it('is reminded two days before the last day, once, and the answer expires after it', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { id: priceQuoteId } = await quotedFor(shop, buyer, { validUntil: '2026-11-25' })
    const sweep = async () => {
      shop.pass(day)
      await shop.services.priceQuoteDesk.remindAndExpire()
      return (await mails(shop)).filter((mail) => mail.includes('is valid through')).length
    }
    expect([await sweep(), await sweep(), await sweep(), await sweep(), await sweep()]).toEqual([
      0, 0, 1, 1, 1,
    ])
    expect(await buyer.priceQuotes.byId({ priceQuoteId })).toMatchObject({ state: 'answered' })
    await sweep()
    const expired = await buyer.priceQuotes.byId({ priceQuoteId })
    expect(expired).toMatchObject({ state: 'expired', actions: ['ask_again'] })
    expect(expired.events.map(({ kind }) => kind)).toEqual(['asked', 'answered', 'reminded', 'expired'])
    const { revision } = expired
    expect(await buyer.priceQuotes.askAgain({ priceQuoteId, revision, note: 'Still needed.' })).toMatchObject(
      {
        state: 'asked_again',
      },
    )
  })
})

it('keeps the files of requests, and deletes those that none took within a day', async () => {
  await using shop = await openShop()
  const buyer = await shop.person('buyer')
  const taken = await buyer.priceQuotes.upload({ name: 'taken.pdf', bytes: pdf })
  const left = await buyer.priceQuotes.upload({ name: 'left.pdf', bytes: pdf })
  await buyer.priceQuotes.ask(askedFor({ fileIds: [taken.fileId] }))
  shop.pass(2 * day)
  await shop.services.priceQuoteFiles.deleteExpired()
  await shop.services.poDocuments.deleteExpired()
  expect((await buyer.priceQuotes.file({ priceQuoteId: 1, fileId: taken.fileId })).name).toBe('taken.pdf')
  await expect(buyer.priceQuotes.ask(askedFor({ fileIds: [left.fileId] }))).rejects.toMatchObject(
    refusedAs('price_quotes.file_missing'),
  )
  await expect(
    buyer.priceQuotes.upload({ name: 'a.html', bytes: new TextEncoder().encode('<p>') }),
  ).rejects.toMatchObject(refusedAs('orders.po_document_refused'))
})

it('forgets a part that was deleted, but not what was asked', async () => {
  await using shop = await openShop()
  const buyer = await shop.person('buyer')
  await buyer.priceQuotes.ask(askedFor())
  await shop.db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 2 })]))
  expect((await buyer.priceQuotes.byId({ priceQuoteId: 1 })).lines).toHaveLength(2)
  await expect(answerIt(shop, 1)).rejects.toMatchObject({
    cause: { details: { fields: { 'lines.0.partId': expect.any(String) } } },
  })
})
