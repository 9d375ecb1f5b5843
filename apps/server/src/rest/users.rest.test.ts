import { emailOf, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

describe('/api/users/{id}', () => {
  it.each(['PUT', 'DELETE'])('%s names the invalid id as id', async (method) => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const page = shop.browser()
    await page.signIn(emailOf('owner'), testPassword)
    const person = { firstname: 'Ned', lastname: 'Next', email: 'ned@arctic.example', role: 'user' }
    const answer = await page.post('/api/users/abc', person, method)
    const text = 'An id must be a whole number from 1 to 2,000,000,000.'
    expect([answer.status, await answer.json()]).toEqual([400, { message: text, fields: { id: text } }])
  })
})

describe('PUT /api/users/{id}', () => {
  it('leaves a new email pending confirmation when the current email is sent back', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const page = shop.browser()
    await page.signIn(emailOf('owner'), testPassword)
    const path = `/api/users/${shop.ids.buyer}`
    const bea = { firstname: 'Bea', lastname: 'Test', email: 'bea.new@arctic.example', role: 'user' }
    await page.post(path, bea, 'PUT')
    await page.post(path, { ...bea, email: emailOf('buyer'), lastname: 'Changed' }, 'PUT')
    const { details } = (await shop.person('owner')).accounts.users
    expect(await details({ userId: shop.ids.buyer })).toMatchObject({
      lastname: 'Changed',
      email: emailOf('buyer'),
      pendingEmail: bea.email,
    })
  })
})

describe('/api/users/email-change/{id}', () => {
  it('shows a new email that awaits confirmation, and cancels it', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const page = shop.browser()
    await page.signIn(emailOf('owner'), testPassword)
    const path = `/api/users/email-change/${shop.ids.buyer}`
    const read = async () => (await page.get(path)).json()
    const cancel = () => page.send(path, { method: 'DELETE' })
    const email = emailOf('buyer')
    expect(await read()).toEqual({ email, pendingEmail: null })
    const moved = { firstname: 'Bea', lastname: 'Test', email: 'bea.new@arctic.example', role: 'user' }
    await page.post(`/api/users/${shop.ids.buyer}`, moved, 'PUT')
    expect(await read()).toEqual({ email, pendingEmail: moved.email })
    const canceled = await cancel()
    expect([canceled.status, await canceled.json()]).toEqual([200, { email, pendingEmail: null }])
    expect(await read()).toEqual({ email, pendingEmail: null })
    expect((await cancel()).status).toBe(404)
  })

  it.each([
    ['buyer', 200, 403],
    ['stranger', 404, 403],
    ['otherOwner', 404, 404],
    ['counter', 404, 403],
  ] as const)('of the buyer answers %s with %i and %i', async (name, seen, canceled) => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const page = shop.browser()
    await page.signIn(emailOf(name), testPassword)
    const path = `/api/users/email-change/${shop.ids.buyer}`
    const statuses = [(await page.get(path)).status, (await page.send(path, { method: 'DELETE' })).status]
    expect(statuses).toEqual([seen, canceled])
  })
})

describe('GET /api/users/details/{id}', () => {
  it('returns errors as error, not message', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const page = shop.browser()
    const answer = await page.get(`/api/users/details/${shop.ids.buyer}`)
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'Please sign in first.' }])
    await page.signIn(emailOf('stranger'), testPassword)
    const other = await page.get(`/api/users/details/${shop.ids.buyer}`)
    expect([other.status, await other.json()]).toEqual([404, { error: 'User not found.' }])
  })
})
