// What every documented call answers to requests that are wrong in the same way. What each call answers when it is
// called rightly, by the wrong role or for another company is in permissions.test.ts and beside each subject.
import { emailOf, testPassword } from '@mullion/api/testing/people'
import { DatabaseUnavailable } from '@mullion/db/database-unavailable'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { restCalls } from './calls.ts'
import { type RestCall, refusalsOf } from './rest-call.ts'

let shop: TestApp
let page: ReturnType<TestApp['browser']>
/** For what staff may not do: the admin of a company. */
let companyPage: typeof page
beforeAll(async () => {
  shop = await openTestApp({ people: 'with passwords' })
  page = shop.browser()
  await page.signIn(emailOf('super'), testPassword)
  companyPage = shop.browser()
  await companyPage.signIn(emailOf('owner'), testPassword)
})
afterAll(() => shop[Symbol.asyncDispose]())

const named = (calls: readonly RestCall[]) => calls.map((call) => [call.name, call] as const)
const changing = restCalls.filter(({ method }) => method !== 'get')
const pathOf = ({ path }: RestCall, value: string) => `/api${path.replace(/:\w+/g, value)}`

/** Sends a request about a record that does not exist. */
const send = (call: RestCall, init: RequestInit = {}, value = '999999') =>
  (call.who === 'manageApprovals' || call.who === 'manageTaxCertificates' ? companyPage : page).send(
    pathOf(call, value),
    {
      method: call.method.toUpperCase(),
      ...init,
    },
  )

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

  it.each(named(changing))('%s answers 413 to a body too large', async (_, call) => {
    const headers = { ...jsonType, 'Content-Length': '99999999999' }
    expect((await send(call, { headers, body: '{}' })).status).toBe(413)
  })

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
      expect((await send(call, body, '%E0%A4%A')).status).toBe(400)
    },
  )
})

/** Sends calls a request that nothing is wrong with at first sight, with these headers. */
async function answersTo(
  headers: Record<string, string>,
  on: TestApp,
  calls: readonly RestCall[] = restCalls,
): Promise<[string, number][]> {
  const client = on.browser(headers)
  const answers: [string, number][] = []
  for (const call of calls) {
    on.pass(5000)
    const init = { method: call.method.toUpperCase(), ...plainBody(call) }
    answers.push([call.name, (await client.send(pathOf(call, '999999'), init)).status])
  }
  return answers
}

function plainBody({ body, example }: RestCall): RequestInit {
  if (body?.kind === 'json') return { headers: jsonType, body: JSON.stringify(example?.body ?? {}) }
  if (body?.kind === 'form') return { body: new FormData() }
  return body ? { headers: { 'Content-Type': body.contentType }, body: 'x\n' } : {}
}

const all = (status: number, calls: readonly RestCall[] = restCalls) =>
  calls.map(({ name }) => [name, status])

/** A store with a user whose token may do nothing but browse. */
async function openWithToken(facts: Parameters<typeof openTestApp>[0]) {
  const app = await openTestApp({ people: 'with passwords', ...facts })
  const person = await app.person('counter')
  const { secret } = await person.accounts.tokens.create({
    name: 'Nightly',
    abilities: ['browse', 'actForCompany'],
  })
  return { app, headers: { Authorization: `Bearer ${secret}` } }
}

const failingWith = (error: Error): Parameters<typeof openTestApp>[0] => ({
  services: (services) => ({
    ...services,
    apiTokens: { ...services.apiTokens, signedInBy: () => Promise.reject(error) },
  }),
})

describe('all documented calls', () => {
  it('answer 429 to an API token that has made its calls', async () => {
    const { app, headers } = await openWithToken({ app: { tokenCallsPerMinute: 0 } })
    await using _open = app
    expect(await answersTo(headers, app)).toEqual(all(429))
  })

  it('answer 404 to staff who act for a company that was deleted', async () => {
    const { app, headers } = await openWithToken({})
    await using _open = app
    // What other calls answer to records that do not exist is in the tests of their subjects.
    const calls = restCalls.filter(({ acts = true, refuses = [] }) => acts && !refuses.includes(404))
    const acting = { ...headers, 'X-Acting-For': '999999' }
    expect(await answersTo(acting, app, calls)).toEqual(all(404, calls))
  })

  it.each([
    ['500, without a stack, when the store fails', new Error('What happened?'), 500],
    ['503 when the database does not answer', new DatabaseUnavailable(new Error('busy')), 503],
  ])('answer %s', async (_name, error, status) => {
    const { app, headers } = await openWithToken(failingWith(error))
    await using _open = app
    expect(await answersTo(headers, app)).toEqual(all(status))
  })
})
