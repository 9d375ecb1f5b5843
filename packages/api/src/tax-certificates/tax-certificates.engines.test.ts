import { listDueMail } from '@mullion/db/mail/mail.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { columbus, quoteForm, termsOrder } from '../testing/order-form.ts'
import { larchfield } from '../testing/people.ts'
import { refusedAs, type TestShop } from '../testing/ready-to-order.ts'

type Caller = Awaited<ReturnType<TestShop['person']>>

const day = 86_400_000
const arctic = { companyId: 2 }
const fields = { state: 'MI', number: 'MI-4711', validFrom: '2026-01-01', validUntil: '2027-01-31' } as const
const file = { name: 'certificate.pdf', bytes: new TextEncoder().encode('%PDF-1.7 a certificate') }
/** Where Arctic's record lists no exemption. */
const detroit = { ...columbus, city: 'Detroit', state: 'MI', postalCode: '48201' }
const toDetroit = { ...quoteForm(), shipAddress: detroit }

async function openShop() {
  const shop = await openTestShop({ people: true })
  const [owner, buyer, admin] = [
    await shop.person('owner'),
    await shop.person('buyer'),
    await shop.person('admin'),
  ]
  return Object.assign(shop, { owner, buyer, admin })
}

const accepted = async (shop: Awaited<ReturnType<typeof openShop>>, change: object = {}) => {
  const { id } = await shop.owner.taxCertificates.send({ fields: { ...fields, ...change }, file })
  await shop.admin.taxCertificates.desk.accept({ certificateId: id })
  return id
}
const taxOf = async (caller: Caller) => (await caller.checkout.quote(toDetroit)).taxCents
const mails = async (shop: TestShop) =>
  (await listDueMail(shop.db.read, new Date('2100-01-01'), 99)).map(({ subject, recipients }) => [
    subject,
    recipients,
  ])

async function order(buyer: Caller, change: Partial<PlaceOrderInput> = {}) {
  const quote = await buyer.checkout.quote(toDetroit)
  await buyer.checkout.placeOrder(termsOrder(quote, toDetroit, change))
  return quote
}

describe('a tax certificate', () => {
  it('exempts orders to its state once staff accepted it, and the order keeps why', async () => {
    await using shop = await openShop()
    const { owner, buyer, admin } = shop
    const sent = await owner.taxCertificates.send({ fields, file })
    expect(sent).toMatchObject({
      ...fields,
      status: 'waiting',
      sentBy: 'Olga Test',
      fileName: 'certificate.pdf',
    })
    expect(await mails(shop)).toEqual([
      ['Tax certificate to review: Arctic Door Service, MI', ['orders@mullion.example']],
    ])
    expect(await taxOf(buyer)).toBeGreaterThan(0)
    expect((await admin.taxCertificates.desk.list()).rows).toMatchObject([
      { id: sent.id, company: 'Arctic Door Service' },
    ])
    await admin.taxCertificates.desk.accept({ certificateId: sent.id })
    expect((await mails(shop)).at(-1)).toEqual([
      'Your tax certificate for MI was accepted',
      ['owner@arctic.example'],
    ])
    const taxCertificate = { id: sent.id, number: 'MI-4711' }
    expect(await order(buyer)).toMatchObject({ taxCents: 0, taxExempt: true, taxCertificate })
    expect(await admin.orders.desk.details({ orderId: 1 })).toMatchObject({ taxExempt: true, taxCertificate })
    const { taxExemption } = await buyer.orders.details({ orderId: 1 })
    expect(taxExemption).toEqual({ certificateNumber: taxCertificate.number })
    expect(await admin.orders.byNumber({ number: 'W100001' })).toMatchObject({ taxCertificate })
    // The record of the company goes on as before, without a certificate.
    const home = await buyer.checkout.quote(quoteForm())
    expect(home).toMatchObject({ taxExempt: true, taxCents: 0 })
    expect(home.taxCertificate).toBeUndefined()
    // What becomes of the certificate later changes no order.
    await owner.taxCertificates.withdraw({ certificateId: sent.id })
    expect(await taxOf(buyer)).toBeGreaterThan(0)
    expect(await admin.orders.desk.details({ orderId: 1 })).toMatchObject({ taxCertificate })
  })

  it('exempts from its first to its last store day only', async () => {
    await using shop = await openShop()
    await accepted(shop, { validFrom: '2026-11-21', validUntil: '2026-11-22' })
    const seen: boolean[] = []
    for (let at = 0; at < 4; at++, shop.pass(day)) seen.push((await taxOf(shop.buyer)) === 0)
    expect(seen).toEqual([false, true, true, false])
  })

  it('is seen by its own company’s admins and staff only', async () => {
    await using shop = await openShop()
    const certificateId = await accepted(shop)
    const other = await shop.person('otherOwner')
    for (const work of [
      () => other.taxCertificates.withdraw({ certificateId }),
      () => other.taxCertificates.file({ certificateId }),
    ])
      await expect(work()).rejects.toMatchObject(refusedAs('tax_certificates.missing'))
    expect(await other.taxCertificates.own()).toEqual([])
    await expect(shop.buyer.taxCertificates.own()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const reader of [shop.owner, shop.admin]) {
      const { name, bytes } = await reader.taxCertificates.file({ certificateId })
      expect([name, new TextDecoder().decode(bytes)]).toEqual(['certificate.pdf', '%PDF-1.7 a certificate'])
    }
    expect(await taxOf(await shop.person('otherOwner').then(() => shop.buyer))).toBe(0)
  })

  it('is decided once, and refused with a reason', async () => {
    await using shop = await openShop()
    const { owner, admin } = shop
    const { id: certificateId } = await owner.taxCertificates.send({ fields, file })
    const other = await shop.person('super', shop.secondServer())
    const decided = await Promise.allSettled([
      admin.taxCertificates.desk.refuse({ certificateId, reason: 'The page is not signed.' }),
      other.taxCertificates.desk.refuse({ certificateId, reason: 'The page is not signed.' }),
    ])
    expect(decided.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await owner.taxCertificates.own()).toMatchObject([
      { status: 'refused', reason: 'The page is not signed.' },
    ])
    await expect(admin.taxCertificates.desk.accept({ certificateId })).rejects.toMatchObject(
      refusedAs('tax_certificates.closed'),
    )
    expect(await taxOf(shop.buyer)).toBeGreaterThan(0)
    const actions = (await listAuditLines(shop.db.read, 9)).map(({ action }) => action)
    expect(actions).toEqual(['tax_certificate_refused', 'tax_certificate_sent'])
  })

  it('is refused with its field', async () => {
    await using shop = await openShop()
    const send = (change: object, of = file) =>
      shop.owner.taxCertificates.send({ fields: { ...fields, ...change }, file: of })
    await expect(send({ validUntil: '2026-11-19' })).rejects.toMatchObject(
      refusedAs('tax_certificates.invalid'),
    )
    const text = { name: 'x.pdf', bytes: new TextEncoder().encode('no document') }
    await expect(send({}, text)).rejects.toMatchObject(refusedAs('tax_certificates.file_refused'))
    const large = new Uint8Array(5_242_881)
    large.set(file.bytes)
    await expect(send({}, { ...file, bytes: large })).rejects.toMatchObject(
      refusedAs('tax_certificates.file_too_large'),
    )
    await expect(send({ state: 'OR' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await shop.owner.taxCertificates.own()).toEqual([])
  })

  it('of a customer that staff order for exempts what staff order for it', async () => {
    await using shop = await openShop()
    const { id } = await (await shop.person('counter')).accounts.internalCompanies.create(larchfield)
    const acting = await shop.acting('counter', id)
    expect(await taxOf(acting)).toBeGreaterThan(0)
    const owner = { companyInternalId: id }
    const { id: certificateId } = await shop.admin.taxCertificates.desk.send({ owner, fields, file })
    await shop.admin.taxCertificates.desk.accept({ certificateId })
    expect(await taxOf(acting)).toBe(0)
    expect(await shop.admin.taxCertificates.desk.ofCompany({ owner })).toMatchObject([{ status: 'accepted' }])
    expect(await shop.admin.taxCertificates.desk.ofCompany({ owner: arctic })).toEqual([])
    expect(await taxOf(shop.buyer)).toBeGreaterThan(0)
  })
})

describe('reminders', () => {
  it('are mailed 60 and 14 days before the end and at the end, once, by whichever server', async () => {
    await using shop = await openShop()
    await accepted(shop)
    const before = (await mails(shop)).length
    const second = shop.secondServer()
    const run = () =>
      Promise.all([shop.services, second].map((each) => each.certificateReminders.remindAndExpire()))
    const sent: (readonly [number, string | undefined])[] = []
    let known = before
    for (let passed = 0; passed <= 75; passed++, shop.pass(day)) {
      await run()
      await run()
      const now = await mails(shop)
      for (const [subject] of now.slice(known)) sent.push([passed, String(subject)])
      known = now.length
    }
    const ends = 'The tax certificate of Arctic Door Service for MI ends on January 31, 2027'
    expect(sent).toEqual([
      [12, ends],
      [58, ends],
      [73, 'The tax certificate of Arctic Door Service for MI has ended'],
    ])
    expect(await shop.owner.taxCertificates.own()).toMatchObject([{ status: 'expired' }])
  })
})
