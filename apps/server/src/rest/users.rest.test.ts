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
