// What every documented call answers to requests that are wrong in the same way. What each call answers when it is
// called rightly, by the wrong role or for another company is in permissions.test.ts and beside each subject.
import { emailOf, testPassword } from '@mullion/api/testing/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { restCalls } from './calls.ts'
import { type RestCall, refusalsOf } from './rest-call.ts'

let shop: TestApp
let page: ReturnType<TestApp['browser']>
beforeAll(async () => {
  shop = await openTestApp({ people: 'with passwords' })
  page = shop.browser()
  await page.signIn(emailOf('super'), testPassword)
})
afterAll(() => shop[Symbol.asyncDispose]())

const named = (calls: readonly RestCall[]) => calls.map((call) => [call.name, call] as const)
const changing = restCalls.filter(({ method }) => method !== 'get')
const pathOf = ({ path }: RestCall, value: string) => `/api${path.replace(/:\w+/g, value)}`

/** Sends a request about a record that does not exist. */
const send = (call: RestCall, init: RequestInit = {}, value = '999999') =>
  page.send(pathOf(call, value), { method: call.method.toUpperCase(), ...init })

const jsonType = { 'Content-Type': 'application/json' }

describe('every documented call', () => {
  it.each(named(restCalls))('%s answers 401 to an API token that is not valid', async (_, call) => {
    expect(refusalsOf(call)).toContain(401)
    // Wrong tokens are limited for a while, too.
    shop.pass(60_000)
    const answer = await send(call, { headers: { Authorization: 'Bearer wrong' } })
    expect(answer.status).toBe(401)
  })

  it.each(named(changing))('%s answers 403 to the page of another site', async (_, call) => {
    const headers = { ...jsonType, 'Sec-Fetch-Site': 'cross-site' }
    expect((await send(call, { headers, body: '{}' })).status).toBe(403)
  })

  it.each(named(changing.filter(({ body }) => body)))(
    '%s answers 413 to a body too large',
    async (_, call) => {
      const headers = { ...jsonType, 'Content-Length': '99999999999' }
      expect((await send(call, { headers, body: '{}' })).status).toBe(413)
    },
  )

  it.each(named(changing.filter(({ body }) => body)))(
    '%s answers 415 to another content type',
    async (_, call) => {
      const headers = { 'Content-Type': 'application/xml' }
      expect((await send(call, { headers, body: '<a/>' })).status).toBe(415)
    },
  )

  it.each(named(changing.filter(({ body }) => body?.kind === 'json')))(
    '%s answers 400 to a body that is no JSON object',
    async (_, call) => {
      for (const body of ['', '{', '"text"', '[]', 'null', '['.repeat(100)]) {
        const answer = await send(call, { headers: jsonType, body })
        expect([body, answer.status]).toEqual([body, expect.toBeOneOf([400, 401, 404])])
      }
    },
  )

  it.each(named(restCalls.filter(({ params }) => params)))(
    '%s answers 400 or 404 to a path that names nothing',
    async (_, call) => {
      const body = call.body?.kind === 'json' ? { headers: jsonType, body: '{}' } : {}
      for (const value of ['0', '-1', 'x', '9'.repeat(30), '%00', '%F0%9F%9A%AA', "'--"]) {
        const answer = await send(call, body, value)
        expect([value, answer.status]).toEqual([value, expect.toBeOneOf([400, 404, 415])])
      }
    },
  )
})
