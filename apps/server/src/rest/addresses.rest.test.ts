import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const dock = {
  label: 'Dock',
  nameOrCompany: 'Arctic Door Service',
  attention: '',
  address1: '1 Cold Street',
  address2: '',
  address3: '',
  country: 'US',
  postalCode: '43215',
  city: 'Columbus',
  state: 'OH',
  telephone: '',
}

async function openShop() {
  const shop = await openTestApp({ people: 'with passwords' })
  const signedIn = async (name: TestPerson) => {
    const page = shop.browser()
    await page.signIn(emailOf(name), testPassword)
    return page
  }
  return { ...shop, signedIn, page: await signedIn('buyer'), me: shop.ids.buyer }
}

const noSuchUser = { message: 'User not found.' }

describe('/api/addresses', () => {
  it("creates, changes and lists a user's addresses", async () => {
    await using shop = await openShop()
    const { page, me } = shop
    const saved = await page.post('/api/addresses', { ...dock, userId: me })
    const stored = (await saved.json()) as { id: number }
    expect([saved.status, stored]).toEqual([201, { ...dock, id: stored.id, userId: me }])
    const change = { ...dock, label: 'Gate', id: 77 }
    const changed = await page.post(`/api/addresses/${stored.id}`, change, 'PUT')
    expect([changed.status, await changed.json()]).toEqual([200, { ...stored, label: 'Gate' }])
    const listed = await page.get(`/api/addresses/user/${me}`)
    expect([listed.status, await listed.json()]).toEqual([200, [{ ...stored, label: 'Gate' }]])
  })

  it('saves an address without a user id for the signed-in user', async () => {
    await using shop = await openShop()
    const saved = await shop.page.post('/api/addresses', { ...dock, residential: true })
    const stored = expect.objectContaining({ userId: shop.me, residential: true })
    expect([saved.status, await saved.json()]).toEqual([201, stored])
  })

  it("answers 404 to another user's id in the path or body, and saves nothing", async () => {
    await using shop = await openShop()
    const { page, ids } = shop
    const { id } = await (await shop.person('owner')).accounts.addresses.create({ ...dock, country: 'US' })
    const answers = [
      await page.get(`/api/addresses/user/${ids.owner}`),
      await page.get('/api/addresses/user/abc'),
      await page.post('/api/addresses', { ...dock, userId: ids.owner }),
      await page.post('/api/addresses', { ...dock, userId: String(ids.owner) }),
      await page.post('/api/addresses', { ...dock, userId: { id: shop.me } }),
      await page.post(`/api/addresses/${id}`, dock, 'PUT'),
      await (await shop.signedIn('admin')).get(`/api/addresses/user/${ids.owner}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
    expect(await answers[0]?.json()).toEqual(noSuchUser)
    expect(await (await page.get(`/api/addresses/user/${shop.me}`)).json()).toEqual([])
  })

  it('answers 401 to a guest', async () => {
    await using shop = await openShop()
    expect((await shop.get(`/api/addresses/user/${shop.me}`)).status).toBe(401)
    expect((await shop.post('/api/addresses', { ...dock, userId: shop.me })).status).toBe(401)
    expect((await shop.browser().post('/api/addresses/1', dock, 'PUT')).status).toBe(401)
  })

  it('answers 400 to an invalid address and names the field', async () => {
    await using shop = await openShop()
    const answer = await shop.page.post('/api/addresses', { ...dock, postalCode: '4321' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      message: 'Invalid postal code format.',
      fields: { postalCode: 'Invalid postal code format.' },
    })
    expect((await shop.page.post('/api/addresses', [])).status).toBe(400)
  })

  it('names the invalid fields of a change as the client sent them', async () => {
    await using shop = await openShop()
    const zip = await shop.page.post('/api/addresses/1', { ...dock, postalCode: '4321', city: '' }, 'PUT')
    const { fields } = (await zip.json()) as { fields: object }
    expect([zip.status, Object.keys(fields).sort()]).toEqual([400, ['city', 'postalCode']])
    const id = await shop.page.post('/api/addresses/abc', dock, 'PUT')
    const text = 'An id must be a whole number from 1 to 2,000,000,000.'
    expect([id.status, await id.json()]).toEqual([400, { message: text, fields: { id: text } }])
  })
})
