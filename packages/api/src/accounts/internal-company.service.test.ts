import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { guest } from '@mullion/domain/accounts/actor'
import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { quoteForm, termsOrder } from '../testing/order-form.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const larch: InternalCompanyInput = {
  name: 'Larchfield Butchers',
  customerNumber: 'larch01',
  termsCode: 'PO',
  discountRate: 0.9,
  taxExemptStates: ['OH'],
  iseMember: false,
  poRequired: false,
}

async function openShop() {
  const shop = await openTestShop({ people: true, parts: [{ id: 1, priceCents: 1250 }] })
  const counter = await shop.person('counter')
  return { ...shop, counter, companies: counter.accounts.internalCompanies }
}

describe('internal companies', () => {
  it('have an uppercase customer number, and are found by part of their name or number', async () => {
    await using shop = await openShop()
    const created = await shop.companies.create(larch)
    expect(created).toEqual({ ...larch, id: 1, customerNumber: 'LARCH01' })
    await shop.companies.create({ ...larch, name: 'Cape Sandpiper Crab', customerNumber: 'CAPE' })
    const found = async (term: string) => (await shop.companies.search({ term })).map(({ name }) => name)
    expect(await found('butch')).toEqual(['Larchfield Butchers'])
    expect(await found('cape')).toEqual(['Cape Sandpiper Crab'])
    expect(await found('c')).toEqual(['Cape Sandpiper Crab', 'Larchfield Butchers'])
    expect(await found('')).toEqual([])
    expect(await found('%')).toEqual([])
  })

  it('have a unique customer number among those not deleted', async () => {
    await using shop = await openShop()
    const { id } = await shop.companies.create(larch)
    const other = await shop.companies.create({ ...larch, name: 'Moss', customerNumber: 'MOSS' })
    const taken = refusedAs('accounts.customer_number_taken')
    await expect(shop.companies.create({ ...larch, name: 'Other' })).rejects.toMatchObject(taken)
    const moved = shop.companies.update({ internalCompanyId: other.id, company: larch })
    await expect(moved).rejects.toMatchObject(taken)
    await shop.companies.remove({ internalCompanyId: id })
    const again = await shop.companies.create({ ...larch, name: 'Larchfield again' })
    expect([id, other.id]).not.toContain(again.id)
  })

  it('are offered by whom a user last ordered for, then the newest; never a deleted one', async () => {
    await using shop = await openShop()
    const named = async (name: string) =>
      (await shop.companies.create({ ...larch, name, customerNumber: name })).id
    const [old, gone, regular] = [await named('Old'), await named('Gone'), await named('Regular')]
    shop.pass(60_000)
    await named('Newest')
    for (const [at, id] of [regular, gone, old, regular].entries()) {
      const { checkout } = await shop.acting('counter', id)
      const idempotencyKey = `order-key-00000000000${at}`
      await checkout.placeOrder(
        termsOrder(await checkout.quote(quoteForm()), quoteForm(), { idempotencyKey }),
      )
      shop.pass(1_000)
    }
    await shop.companies.remove({ internalCompanyId: gone })
    const last = async (caller: Pick<typeof shop.counter, 'accounts'>) =>
      (await caller.accounts.internalCompanies.last()).map(({ name }) => name)
    expect(await last(shop.counter)).toEqual(['Regular', 'Old', 'Newest'])
    expect(await last(await shop.person('admin'))).toEqual(['Newest', 'Regular', 'Old'])
  })

  it('can share a customer number with an online company', async () => {
    await using shop = await openShop()
    await expect(shop.companies.create({ ...larch, customerNumber: 'ARCTIC' })).resolves.toBeTruthy()
  })

  it('can be changed and deleted, with each change in the audit log', async () => {
    await using shop = await openShop()
    const { id } = await shop.companies.create(larch)
    const company = { ...larch, name: 'Larchfield Meats', discountRate: 0.8 as const }
    expect(await shop.companies.update({ internalCompanyId: id, company })).toMatchObject({
      name: 'Larchfield Meats',
      discountRate: 0.8,
    })
    await shop.companies.remove({ internalCompanyId: id })
    const missing = refusedAs('accounts.internal_company_missing')
    await expect(shop.companies.remove({ internalCompanyId: id })).rejects.toMatchObject(missing)
    await expect(shop.companies.update({ internalCompanyId: id, company })).rejects.toMatchObject(missing)
    const lines = await listAuditLines(shop.db.read, 9)
    expect(lines.map(({ action }) => action)).toEqual([
      'internal_company_deleted',
      'internal_company_changed',
      'internal_company_created',
    ])
  })

  it.each<[string, object]>([
    ['name', { name: '  ' }],
    ['customerNumber', { customerNumber: '' }],
    ['termsCode', { termsCode: 'NET' }],
    ['discountRate', { discountRate: 0.5 }],
    ['taxExemptStates.0', { taxExemptStates: ['OR'] }],
  ])('are refused at %s for %j', async (field, change) => {
    await using shop = await openShop()
    const created = shop.companies.create({ ...larch, ...change } as InternalCompanyInput)
    await expect(created).rejects.toMatchObject({
      cause: {
        issues: [expect.objectContaining({ path: field.split('.').map((key) => (key === '0' ? 0 : key)) })],
      },
    })
  })
})

describe('staff ordering for a company', () => {
  it('see its price next to the list price', async () => {
    await using shop = await openShop()
    const { id } = await shop.companies.create(larch)
    const acting = await shop.acting('counter', id)
    expect(await acting.catalog.part({ partId: 1 })).toMatchObject({ priceCents: 1125, listPriceCents: 1250 })
    expect(await acting.cart.price({ cart: [{ partId: 1, quantity: 2, comments: [] }] })).toMatchObject({
      cartTotalCents: 2250,
    })
    expect(await shop.counter.catalog.part({ partId: 1 })).toMatchObject({ priceCents: 1250 })
    expect(await acting.accounts.internalCompanies.acting()).toMatchObject({ name: 'Larchfield Butchers' })
    expect(await shop.counter.accounts.internalCompanies.acting()).toBeNull()
  })

  it('are stopped at their next request after the company is deleted', async () => {
    await using shop = await openShop()
    const { id } = await shop.companies.create(larch)
    await shop.companies.remove({ internalCompanyId: id })
    await expect(shop.acting('counter', id)).rejects.toMatchObject({ code: 'accounts.acting_ended' })
  })

  it('are the only ones allowed to do so', async () => {
    await using shop = await openShop()
    const { id } = await shop.companies.create(larch)
    const refused = { code: 'accounts.acting_refused' }
    for (const person of ['buyer', 'owner'] as const)
      await expect(shop.acting(person, id)).rejects.toMatchObject(refused)
    const visitor = guest('guest-one-session-key0', '203.0.113.7')
    await expect(shop.services.internalCompanies.actFor(visitor, id)).rejects.toMatchObject(refused)
  })

  it.each(['1e0', '', 'abc', '1; drop', null, {}, -1, 1.5, Number.NaN, '99999999999999'])(
    'cannot act for %j',
    async (named) => {
      await using shop = await openShop()
      await shop.companies.create(larch)
      const staff = await shop.acting('counter', 1)
      expect(await staff.accounts.internalCompanies.acting()).toMatchObject({ id: 1 })
      const acting = shop.services.internalCompanies.actFor(
        { ...guest('', ''), role: 'frank_user', userId: 1, companyId: 1 },
        named,
      )
      await expect(acting).rejects.toMatchObject({ code: 'accounts.acting_ended' })
    },
  )
})
