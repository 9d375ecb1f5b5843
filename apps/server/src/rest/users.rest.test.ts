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
    const text = 'An id is a whole number from 1 to 2,000,000,000.'
    expect([answer.status, await answer.json()]).toEqual([400, { message: text, fields: { id: text } }])
  })
})
