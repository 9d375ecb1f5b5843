import { emailOf, testPassword } from '@mullion/api/testing/people'
import { updateUser } from '@mullion/db/accounts/user.repository'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const dock = {
  label: 'Dock',
  nameOrCompany: 'Arctic Door Service',
  address1: '1 Cold Street',
  country: 'US',
  postalCode: '43215',
  city: 'Columbus',
  state: 'OH',
}
const passwords = { oldPassword: 'not mine', newPassword: 'a colder room in may' }

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: object
}

const calls: readonly Call[] = [
  { method: 'GET', path: '/api/addresses/user/abc' },
  { method: 'POST', path: '/api/addresses', body: { ...dock, userId: 'x' } },
  { method: 'PUT', path: '/api/addresses/1', body: { ...dock, userId: 'x' } },
  { method: 'POST', path: '/api/ebiz/get-customer', body: { user: { id: 'x' } } },
  {
    method: 'POST',
    path: '/api/ebiz/delete-customer-payment-method',
    body: { user: 'x', paymentMethodId: 'a' },
  },
]
const reset: Call = { method: 'POST', path: '/api/users/reset-password', body: { ...passwords, userId: 'x' } }

type Shop = Awaited<ReturnType<typeof openTestApp>>
type Page = ReturnType<Shop['browser']>

function send(page: Page, { method, path, body }: Call): Promise<Response> {
  return body === undefined ? page.get(path) : page.post(path, body, method)
}

async function signedIn(shop: Shop): Promise<Page> {
  const page = shop.browser()
  await page.signIn(emailOf('buyer'), testPassword)
  return page
}

describe('a request on a documented path with an invalid user id', () => {
  it.each([...calls, reset])('is answered with 401 for a guest: $method $path', async (call) => {
    await using shop = await openTestApp()
    expect((await send(shop.browser(), call)).status).toBe(401)
  })

  it.each(calls)('is answered with 403 while an action is required: $method $path', async (call) => {
    await using shop = await openTestApp({ people: 'with passwords' })
    await shop.db.transaction((tx) => updateUser(tx, shop.ids.buyer, { passwordChangeRequired: true }))
    expect((await send(await signedIn(shop), call)).status).toBe(403)
  })

  it.each([...calls, reset])('is answered with 404 for a signed-in user: $method $path', async (call) => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const answer = await send(await signedIn(shop), call)
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'User not found.' }])
  })

  it.each<[string, (me: number) => unknown]>([
    ['an object with an invalid toString', () => ({ toString: 1 })],
    ['a list of one id', (me) => [me]],
    ['an object with an id', (me) => ({ id: me })],
    ['true', () => true],
    ['an empty string', () => ''],
    ['an id followed by a letter', (me) => `${me}x`],
    ['a fractional id', (me) => me + 0.5],
    ['a negative id', (me) => -me],
  ])('is answered with 404 whatever the id looks like: %s', async (_, named) => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const page = await signedIn(shop)
    const userId = named(shop.ids.buyer)
    const answers = [
      await page.post('/api/addresses', { ...dock, userId }),
      await page.post('/api/ebiz/get-customer', { user: { id: userId } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(shop.logged).toEqual([])
  })
})
