import { sendAndVerify } from '@mullion/api/testing/dealer-requests'
import { emailOf, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const path = '/api/companies'
const company = {
  name: 'Frost Doors',
  sage_customer_number: 'fro1001',
  accounting_email: 'AP@frost.example',
  terms_code: 'PO',
  discount_rate: 0.9,
  phone: '(614) 555-0100',
  address_1: '1 Cold Street',
  address_2: '',
  city: 'Columbus',
  state: 'OH',
  zip_code: '43215',
  country: 'US',
  tax_exempt_states: ['OH'],
  po_required: true,
  ise_member: false,
}
const contact = { firstname: 'Dana', lastname: 'Reyes' }
const stored = {
  ...company,
  id: 4,
  sage_customer_number: 'FRO1001',
  accounting_email: 'ap@frost.example',
  phone: '6145550100',
  updated_at: expect.any(String),
}

async function openShop() {
  const shop = await openTestApp({ people: 'with passwords' })
  const admin = shop.browser()
  await admin.signIn(emailOf('admin'), testPassword)
  return { ...shop, admin }
}

async function refusal(answer: Response): Promise<unknown> {
  const { fields } = (await answer.json()) as { fields?: Record<string, string> }
  return [answer.status, fields]
}

describe(path, () => {
  it('creates, finds and changes companies with the documented field names', async () => {
    await using shop = await openShop()
    const created = await shop.admin.post(path, { ...company, ...contact, requestId: null })
    expect([created.status, await created.json()]).toEqual([201, stored])
    const found = await shop.admin.get(`${path}?search=fro1`)
    expect([await found.json(), found.headers.get('X-Total-Count')]).toEqual([[stored], '1'])
    const changed = await shop.admin.post(`${path}/4`, { ...company, name: 'Frost', id: 9 }, 'PUT')
    expect([changed.status, await changed.json()]).toEqual([200, { ...stored, name: 'Frost' }])
  })

  it('removes the pending dealer request when a company is created from it', async () => {
    await using shop = await openShop()
    await sendAndVerify(shop)
    await shop.admin.post(path, { ...company, ...contact, requestId: 1 })
    expect(await (await shop.admin.get('/api/dealer-requests/pending')).json()).toEqual([])
    const again = { ...company, ...contact, requestId: 1, sage_customer_number: 'OTHER' }
    expect(await refusal(await shop.admin.post(path, again))).toEqual([
      409,
      { requestId: expect.any(String) },
    ])
  })

  it('answers 409 to a customer number or email in use, and names the field as it was sent', async () => {
    await using shop = await openShop()
    const create = (change: object) => shop.admin.post(path, { ...company, ...contact, ...change })
    const taken = 'Another company has this customer number.'
    expect(await refusal(await create({ sage_customer_number: 'polar' }))).toEqual([
      409,
      { sage_customer_number: taken },
    ])
    expect(await refusal(await create({ contact_email: emailOf('buyer') }))).toEqual([
      409,
      {
        contact_email: `${emailOf('buyer')} is already in use. Enter another email address for the contact.`,
      },
    ])
    const second = await shop.admin.post(`${path}/2`, { ...company, sage_customer_number: 'POLAR' }, 'PUT')
    expect(await refusal(second)).toEqual([409, { sage_customer_number: taken }])
  })

  it('answers 409 to a change based on an outdated version', async () => {
    await using shop = await openShop()
    const created = (await (await shop.admin.post(path, { ...company, ...contact })).json()) as object
    expect((await shop.admin.post(`${path}/4`, { ...created, city: 'Dayton' }, 'PUT')).status).toBe(200)
    expect((await shop.admin.post(`${path}/4`, { ...created, city: 'Akron' }, 'PUT')).status).toBe(409)
  })

  it.each([
    [{ accounting_email: 'ap' }, { accounting_email: 'Invalid email format' }],
    [{ zip_code: '432' }, { zip_code: 'Zip code must have at least 5 digits' }],
    [{ phone: '555' }, { phone: 'Phone number must have at least 10 digits' }],
    [
      { sage_customer_number: '00-1' },
      { sage_customer_number: "Sage Customer Number must not start with '00-'" },
    ],
    [{ address_1: undefined }, { address_1: 'This field is required.' }],
    [{ terms_code: 'X' }, { terms_code: 'This field is required.' }],
    [{ discount_rate: 2 }, { discount_rate: 'This field is required.' }],
    [{ tax_exempt_states: ['XX'] }, { 'tax_exempt_states.0': 'Choose states from the list' }],
  ])('answers 400 to %o on create and update', async (change, fields) => {
    await using shop = await openShop()
    const body = { ...company, ...contact, ...change }
    expect(await refusal(await shop.admin.post(path, body))).toEqual([400, fields])
    expect(await refusal(await shop.admin.post(`${path}/2`, body, 'PUT'))).toEqual([400, fields])
  })

  it('answers 400 to a search under three characters and 404 to an unknown company', async () => {
    await using shop = await openShop()
    const short = { search: 'Type at least 3 characters to search' }
    expect(await refusal(await shop.admin.get(`${path}?search=po`))).toEqual([400, short])
    expect(await refusal(await shop.admin.get(path))).toEqual([400, short])
    expect((await shop.admin.post(`${path}/99`, company, 'PUT')).status).toBe(404)
    expect((await shop.admin.post(`${path}/x`, company, 'PUT')).status).toBe(400)
  })
})
