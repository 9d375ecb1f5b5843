import { queueMail } from '@mullion/db/mail/mail.repository'
import { listEverything } from '@mullion/db/testing/list-everything'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { orderForm, quoteForm } from '../testing/order-form.ts'
import { emailOf } from '../testing/people.ts'
import { answerIt, askAsGuest, askedFor, brackets, guestContact } from '../testing/price-quotes.ts'
import { createPersonDataService } from './person-data.service.ts'

const refusedWith = (code: string) => expect.objectContaining({ code })

async function openWorld() {
  const shop = await openTestShop({ people: 'with passwords' })
  const personData = createPersonDataService({
    ...{ db: shop.db, gateway: shop.sandbox, clock: shop.clock },
    demo: false,
  })
  return { ...shop, personData }
}
type World = Awaited<ReturnType<typeof openWorld>>

/** Gives a buyer an address, a shared cart, and an order paid with a card that is saved. */
async function withHistory(shop: World) {
  const email = emailOf('stranger')
  const buyer = await shop.person('stranger')
  const input = quoteForm()
  const form = orderForm(await buyer.checkout.quote(input), input)
  const billing = { ...form.billing, buyerEmail: email }
  await buyer.checkout.placeOrder({ ...form, billing, saveCard: { label: 'Shop card' } })
  await buyer.accounts.addresses.create({ ...input.shipAddress, label: 'Dock' })
  await buyer.cart.share({ cart: input.cart })
  return { email }
}

describe('the data of a person', () => {
  it('is exported without what lets someone in, and erased from every table', async () => {
    await using shop = await openWorld()
    const { email } = await withHistory(shop)
    const exported = await shop.personData.export(email.toUpperCase())
    const names = exported.tables.map(({ table }) => table)
    for (const table of [
      'users',
      'credentials',
      'addresses',
      'orders',
      'order_lines',
      'payments',
      'mail_messages',
    ])
      expect(names).toContain(table)
    const mails = JSON.stringify(exported.tables.find(({ table }) => table === 'mail_messages'))
    expect(mails).toContain('orderKey=…')
    expect(mails).not.toMatch(/orderKey=[^…]/)
    expect(exported.savedCards).toHaveLength(1)
    expect(JSON.stringify(exported.tables.find(({ table }) => table === 'credentials'))).not.toMatch(
      /password"/,
    )

    const planned = await shop.personData.plan(email)
    expect(JSON.stringify(await listEverything(shop.db.read))).toContain(email)
    expect(await shop.personData.erase(email)).toEqual(planned)
    const { audit_log: kept, ...rest } = await listEverything(shop.db.read)
    for (const [table, rows] of Object.entries(rest))
      expect([table, JSON.stringify(rows).toLowerCase()]).not.toEqual([table, expect.stringContaining(email)])
    expect(JSON.stringify(kept)).toContain('person_erased')
    expect(rest.orders).toMatchObject([{ userId: shop.ids.stranger, grandTotalCents: expect.any(Number) }])
    expect(rest.order_addresses).toHaveLength(2)
    expect(await shop.sandbox.listCards(`user:${shop.ids.stranger}`)).toEqual([])
    await expect(shop.personData.export(email)).rejects.toEqual(refusedWith('accounts.person_missing'))
  })

  it('loses what they wrote and sent for quotes, with an account and without; what was quoted stays', async () => {
    await using shop = await openWorld()
    const stranger = await shop.person('stranger')
    const file = { name: 'site plan.pdf', bytes: new TextEncoder().encode('%PDF-1.7') }
    const { fileId } = await stranger.priceQuotes.upload(file)
    const notes = 'Ring at the blue door.'
    const own = await stranger.priceQuotes.ask(askedFor({ parts: [], fileIds: [fileId], notes }))
    await stranger.priceQuotes.withdraw({ priceQuoteId: own.id, revision: 1 })
    const { guest, id, key } = await askAsGuest(shop, { parts: [], notes })
    const { revision } = await answerIt(shop, id, { lines: [{ ...brackets, lineNo: 1 }] })
    await guest.priceQuotes.askAgain({ priceQuoteId: id, key, revision, note: notes })
    await shop.personData.erase(emailOf('stranger'))
    await shop.personData.erase(guestContact.contact.email)
    // Counts of requests by email are deleted when their hour is over.
    const { audit_log: _kept, rate_limits: _counts, ...rest } = await listEverything(shop.db.read)
    for (const text of [notes, 'site plan.pdf', guestContact.contact.email])
      for (const [table, rows] of Object.entries(rest))
        expect([table, JSON.stringify(rows)]).not.toEqual([table, expect.stringContaining(text)])
    expect(rest.price_quotes).toHaveLength(2)
    expect(rest.price_quote_versions).toMatchObject([{ goodsCents: 8050 }])
  })

  it('has no mail of others whose email only ends with the same letters', async () => {
    await using shop = await openWorld()
    const { email } = await withHistory(shop)
    const others = `sam-${email}`
    const letter = { event: 'welcome:1', recipients: [others], subject: 'Welcome', html: '', attachments: [] }
    await shop.db.transaction((tx) => queueMail(tx, { ...letter, text: `Email: ${others}\n` }, shop.clock()))
    const exported = await shop.personData.export(email)
    const mail = exported.tables.find(({ table }) => table === 'mail_messages')
    expect(JSON.stringify(mail)).toContain(email)
    expect(JSON.stringify(mail)).not.toContain(others)
  })

  it('stays if there is none, and that of the only super admin stays', async () => {
    await using shop = await openWorld()
    await expect(shop.personData.erase(emailOf('super'))).rejects.toEqual(
      refusedWith('accounts.last_super_admin'),
    )
    await expect(shop.personData.erase('nobody@elsewhere.example')).rejects.toEqual(
      refusedWith('accounts.person_missing'),
    )
  })

  it('stays if the gateway does not say which cards it has', async () => {
    await using shop = await openWorld()
    const { email } = await withHistory(shop)
    const gateway = { ...shop.sandbox, listCards: () => Promise.reject(new Error('no answer')) }
    const personData = createPersonDataService({ db: shop.db, gateway, clock: shop.clock, demo: false })
    await expect(personData.erase(email)).rejects.toEqual(refusedWith('accounts.cards_unavailable'))
    expect(JSON.stringify(await listEverything(shop.db.read))).toContain(email)
  })
})
