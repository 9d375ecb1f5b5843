import { findUserByEmail } from '@mullion/db/accounts/user.repository'
import { listDueMail } from '@mullion/db/mail/mail.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import type { CompanyForm, NewCompanyForm } from '@mullion/domain/admin/company-form'
import { describe, expect, it } from 'vitest'
import { pdfFile, requestForm, sendAndVerify } from '../testing/dealer-requests.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { emailOf } from '../testing/people.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const company: CompanyForm = {
  name: 'Frost Doors',
  customerNumber: 'FRO1001',
  accountingEmail: 'ap@frost.example',
  termsCode: 'PO',
  discountRate: 0.9,
  phone: '6145550100',
  address1: '1 Cold Street',
  address2: '',
  city: 'Columbus',
  state: 'OH',
  zipCode: '43215',
  country: 'US',
  taxExemptStates: ['OH'],
  poRequired: true,
  iseMember: false,
}
const form: NewCompanyForm = { ...company, firstname: 'Dana', lastname: 'Reyes', contactEmail: '' }
const refused = (code: string, field?: string) => ({
  cause: { code, ...(field ? { details: { fields: { [field]: expect.any(String) } } } : {}) },
})

async function openShop() {
  const shop = await openTestShop({ people: true })
  const { companies, requests } = (await shop.person('admin')).admin
  return { ...shop, companies, requests }
}

const mailed = async (shop: Pick<Shop, 'db'>, to: string) => {
  const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 100)
  return mails.filter(({ recipients }) => recipients.includes(to))
}
const actions = async (shop: Pick<Shop, 'db'>, count: number) =>
  (await listAuditLines(shop.db.read, count)).map(({ action }) => action)

describe('creating a company', () => {
  it('makes its contact the company admin and emails them a temporary password', async () => {
    await using shop = await openShop()
    const created = await shop.companies.create({ form })
    expect(created).toEqual({ ...company, id: 4, updatedAt: shop.clock().toISOString() })
    expect(await findUserByEmail(shop.db.read, company.accountingEmail)).toMatchObject({
      companyId: 4,
      role: 'company_admin',
      firstname: 'Dana',
      passwordChangeRequired: true,
    })
    const [welcome, ...others] = await mailed(shop, company.accountingEmail)
    expect(welcome?.text).toMatch(/\n[a-z2-9]{4}(-[a-z2-9]{4}){3}\n/)
    expect(others).toEqual([])
    expect(await actions(shop, 2)).toEqual(['user_created', 'company_created'])
  })

  it('accepts the dealer request it comes from, makes its sender the contact and keeps its files', async () => {
    await using shop = await openShop()
    await sendAndVerify(shop, [pdfFile()])
    await shop.companies.create({ form, requestId: 1 })
    expect(await shop.requests.pending()).toEqual([])
    expect(await findUserByEmail(shop.db.read, requestForm.email)).toMatchObject({ companyId: 4 })
    expect(await mailed(shop, company.accountingEmail)).toEqual([])
    expect(await shop.requests.file({ fileId: 1 })).toMatchObject({ name: 'certificate.pdf' })
    expect(await actions(shop, 4)).toContain('request_accepted')
  })

  it('can use a different email for the contact than the request', async () => {
    await using shop = await openShop()
    await sendAndVerify(shop)
    await shop.companies.create({ form: { ...form, contactEmail: 'boss@frost.example' }, requestId: 1 })
    expect(await findUserByEmail(shop.db.read, 'boss@frost.example')).toMatchObject({ companyId: 4 })
    expect(await findUserByEmail(shop.db.read, requestForm.email)).toBeNull()
  })

  it('stores nothing and leaves the request pending when the contact’s email is in use', async () => {
    await using shop = await openShop()
    await sendAndVerify(shop)
    const contactEmail = emailOf('stranger')
    const create = shop.companies.create({ form: { ...form, contactEmail }, requestId: 1 })
    await expect(create).rejects.toMatchObject(refused('admin.contact_email_taken', 'contactEmail'))
    expect((await shop.companies.search({ text: 'frost' })).total).toBe(0)
    expect(await shop.requests.pending()).toMatchObject([{ id: 1 }])
  })

  it('is refused for a customer number in use, in any case, including the house company’s', async () => {
    await using shop = await openShop()
    for (const customerNumber of ['arctic', 'HOUSE']) {
      const create = shop.companies.create({ form: { ...form, customerNumber } })
      await expect(create).rejects.toMatchObject(
        refused('accounts.customer_number_taken', 'form.customerNumber'),
      )
    }
    expect(await mailed(shop, company.accountingEmail)).toEqual([])
  })

  it('stores one company and one contact when two admins use the same number at once', async () => {
    await using shop = await openShop()
    const other = (await shop.person('super')).admin.companies
    const both = await Promise.allSettled([
      shop.companies.create({ form }),
      other.create({ form: { ...form, contactEmail: 'other@frost.example' } }),
    ])
    const lost = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(lost).toMatchObject([refused('accounts.customer_number_taken')])
    expect((await shop.companies.search({ text: 'FRO1001' })).total).toBe(1)
    const people = ['ap@frost.example', 'other@frost.example'].map((to) => mailed(shop, to))
    expect((await Promise.all(people)).flat()).toHaveLength(1)
  })

  it('stores one company when two admins accept the same request at once', async () => {
    await using shop = await openShop()
    await sendAndVerify(shop)
    const other = (await shop.person('super')).admin.companies
    const both = await Promise.allSettled([
      shop.companies.create({ form, requestId: 1 }),
      other.create({ form: { ...form, customerNumber: 'FRO1002' }, requestId: 1 }),
    ])
    const lost = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(lost).toMatchObject([refused('admin.request_not_pending', 'requestId')])
    expect((await shop.companies.search({ text: 'frost' })).total).toBe(1)
  })
})

describe('changing a company', () => {
  it('stores the changes and records the changed fields', async () => {
    await using shop = await openShop()
    const created = await shop.companies.create({ form })
    shop.pass(1000)
    const changed = { ...company, discountRate: 0.8, city: 'Dayton' } as const
    const { updatedAt } = created
    const updated = await shop.companies.update({ companyId: 4, form: changed, updatedAt })
    expect(updated).toEqual({ ...changed, id: 4, updatedAt: shop.clock().toISOString() })
    expect(await shop.companies.details({ companyId: 4 })).toEqual(updated)
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({ action: 'company_changed', subject: 'company:4' })
    expect(line?.details).toEqual({
      changes: [
        { name: 'discountRate', before: company.discountRate, after: 0.8 },
        { name: 'city', before: company.city, after: 'Dayton' },
      ],
    })
  })

  it('overwrites nothing when two admins change the same version, even in the same millisecond', async () => {
    await using shop = await openShop()
    const { updatedAt } = await shop.companies.create({ form })
    const change = (city: string) =>
      shop.companies.update({ companyId: 4, form: { ...company, city }, updatedAt })
    const both = await Promise.allSettled([change('Dayton'), change('Akron')])
    const won = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.city] : []))
    const lost = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(lost).toMatchObject([refused('admin.company_changed')])
    expect([(await shop.companies.details({ companyId: 4 })).city]).toEqual(won)
  })

  it('to a customer number in use is refused', async () => {
    await using shop = await openShop()
    await shop.companies.create({ form })
    const update = shop.companies.update({ companyId: 4, form: { ...company, customerNumber: 'POLAR' } })
    await expect(update).rejects.toMatchObject(
      refused('accounts.customer_number_taken', 'form.customerNumber'),
    )
  })

  it('is not possible for the house company or an unknown company', async () => {
    await using shop = await openShop()
    for (const companyId of [1, 99]) {
      const missing = refused('accounts.company_missing')
      await expect(shop.companies.update({ companyId, form: company })).rejects.toMatchObject(missing)
      await expect(shop.companies.details({ companyId })).rejects.toMatchObject(missing)
    }
  })
})

describe('searching companies', () => {
  it('matches part of a name or number in any case, sorted and paged, without the house company', async () => {
    await using shop = await openShop()
    for (const number of Array.from({ length: 21 }, (_, index) => 50 - index)) {
      const contactEmail = `c${number}@frost.example`
      const names = { name: `frost ${number}`, customerNumber: `F${number}X`, contactEmail }
      await shop.companies.create({ form: { ...form, ...names } })
    }
    const first = await shop.companies.search({ text: 'FROST' })
    expect(first).toMatchObject({ total: 21, page: 1, pages: 2 })
    expect(first.companies.map(({ name }) => name).slice(0, 2)).toEqual(['frost 30', 'frost 31'])
    expect((await shop.companies.search({ text: 'frost', page: 2 })).companies).toMatchObject([
      { name: 'frost 50' },
    ])
    expect((await shop.companies.search({ text: 'f42x' })).companies).toMatchObject([{ name: 'frost 42' }])
    for (const text of ['Mullion', 'HOUSE', '%%%', '___']) {
      expect((await shop.companies.search({ text })).companies).toEqual([])
    }
  })
})
