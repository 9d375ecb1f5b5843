import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const path = '/api/companies-internal'
const larch = {
  name: 'Larchfield Butchers',
  sage_customer_number: 'larch01',
  terms_code: 'PO',
  discount_rate: 0.9,
  tax_exempt_states: ['OH'],
  ise_member: true,
  po_required: true,
}
const stored = { ...larch, id: 1, sage_customer_number: 'LARCH01' }

async function openShop() {
  const shop = await openTestApp({ people: 'with passwords', parts: [{ id: 1, priceCents: 1250 }] })
  const signedIn = async (name: TestPerson) => {
    const page = shop.browser()
    await page.signIn(emailOf(name), testPassword)
    return page
  }
  return { ...shop, signedIn, counter: await signedIn('counter') }
}

describe(path, () => {
  it('creates, finds, changes and deletes companies with the documented field names', async () => {
    await using shop = await openShop()
    const created = await shop.counter.post(path, larch)
    expect([created.status, await created.json()]).toEqual([201, stored])
    expect(await (await shop.counter.get(`${path}/search?term=LARCH`)).json()).toEqual([stored])
    expect(await (await shop.counter.get(`${path}/search/?term=nobody`)).json()).toEqual([])
    const changed = await shop.counter.post(`${path}/1`, { ...larch, name: 'Larch', id: 7 }, 'PUT')
    expect([changed.status, await changed.json()]).toEqual([200, { ...stored, name: 'Larch' }])
    const removed = await shop.counter.send(`${path}/1`, { method: 'DELETE' })
    expect([removed.status, await removed.json()]).toEqual([200, { ok: true }])
    expect((await shop.counter.send(`${path}/1`, { method: 'DELETE' })).status).toBe(404)
    expect(await (await shop.counter.get(`${path}/search?term=LARCH`)).json()).toEqual([])
  })

  it.each([
    ['POST', path],
    ['PUT', `${path}/1`],
  ])('%s %s names the invalid field as it was sent', async (method, at) => {
    await using shop = await openShop()
    await shop.counter.post(path, { ...larch, sage_customer_number: 'first' })
    await shop.counter.post(path, larch)
    const taken = await shop.counter.post(at, larch, method)
    expect([taken.status, Object.keys(((await taken.json()) as { fields: object }).fields)]).toEqual([
      409,
      ['sage_customer_number'],
    ])
    for (const [field, value] of [
      ['name', ''],
      ['sage_customer_number', ' '],
      ['terms_code', 'x'],
      ['discount_rate', 2],
    ]) {
      const wrong = await shop.counter.post(at, { ...larch, [String(field)]: value }, method)
      const { fields } = (await wrong.json()) as { fields: object }
      expect([wrong.status, Object.keys(fields)]).toEqual([400, [field]])
    }
  })
})

describe('X-Acting-For', () => {
  const prices = async (answer: Response) =>
    ((await answer.json()) as { part_price: number }[]).map(({ part_price }) => part_price)
  const fetchParts = { method: 'POST', body: JSON.stringify({ partIds: [1] }) }
  const headers = (id: unknown) => ({ 'Content-Type': 'application/json', 'X-Acting-For': String(id) })

  it("applies the company's prices until it is deleted", async () => {
    await using shop = await openShop()
    await shop.counter.post(path, larch)
    const ask = (id: unknown) =>
      shop.counter.send('/api/partsMAS/fetchParts', { ...fetchParts, headers: headers(id) })
    expect(await prices(await ask(1))).toEqual([11.25])
    expect((await ask('1x')).status).toBe(404)
    await shop.counter.send(`${path}/1`, { method: 'DELETE' })
    const ended = await ask(1)
    expect([ended.status, await ended.json()]).toEqual([
      404,
      { message: 'The company you were ordering for was deleted. Choose another one.' },
    ])
  })

  it('is refused to everyone but staff, but does not block signing out', async () => {
    await using shop = await openShop()
    await shop.counter.post(path, larch)
    for (const page of [shop.browser(), await shop.signedIn('buyer')]) {
      const answer = await page.send('/api/partsMAS/fetchParts', { ...fetchParts, headers: headers(1) })
      expect(answer.status).toBe(403)
      expect((await page.send('/api/users/logout', { headers: headers(1) })).status).toBe(200)
    }
  })

  it('can be replaced by selectedCompany in the body, which is ignored for customers', async () => {
    await using shop = await openShop()
    await shop.counter.post(path, larch)
    const ask = async (page: typeof shop.counter, selectedCompany: unknown) =>
      page.post('/api/partsMAS/fetchParts', { partIds: [1], selectedCompany })
    expect(await prices(await ask(shop.counter, 1))).toEqual([11.25])
    expect(await prices(await ask(shop.counter, { ...stored }))).toEqual([11.25])
    expect(await prices(await ask(shop.counter, null))).toEqual([12.5])
    expect((await ask(shop.counter, 9)).status).toBe(404)
    expect(await prices(await ask(shop.browser(), 1))).toEqual([12.5])
    const both = await shop.counter.send('/api/partsMAS/fetchParts', {
      method: 'POST',
      headers: headers(1),
      body: JSON.stringify({ partIds: [1], selectedCompany: 2 }),
    })
    expect(both.status).toBe(409)
  })
})
