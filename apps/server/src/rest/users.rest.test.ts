import { emailOf, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

describe('/api/users/{id}', () => {
  it.each(['PUT', 'DELETE'])('%s names the id as the path does', async (method) => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const page = shop.browser()
    await page.signIn(emailOf('owner'), testPassword)
    const person = { firstname: 'Ned', lastname: 'Next', email: 'ned@arctic.example', role: 'user' }
    const answer = await page.post('/api/users/abc', person, method)
    const text = 'An id must be a whole number from 1 to 2,000,000,000.'
    expect([answer.status, await answer.json()]).toEqual([400, { message: text, fields: { id: text } }])
  })
})

describe('GET /api/users/details/{id}', () => {
  it('says what went wrong as error, not as message', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const page = shop.browser()
    const asked = await page.get(`/api/users/details/${shop.ids.buyer}`)
    expect([asked.status, await asked.json()]).toEqual([401, { error: 'Please sign in first.' }])
    await page.signIn(emailOf('stranger'), testPassword)
    const other = await page.get(`/api/users/details/${shop.ids.buyer}`)
    expect([other.status, await other.json()]).toEqual([404, { error: 'User not found.' }])
  })
})
