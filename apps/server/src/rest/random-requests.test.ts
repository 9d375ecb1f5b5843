import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { full, randomCases, times } from '@mullion/config/test-speed'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { type RandomRequest, randomRequest, senders } from '../testing/random-requests/random-request.ts'

type Page = ReturnType<TestApp['browser']>

/** Requests sent to one store; later ones meet what earlier ones changed. */
const requestsPerStore = 250
/** On the clock of the store, so that limits per minute end. */
const betweenMs = 5000

async function openStore() {
  const shop = await openTestApp({
    people: 'with passwords',
    unrecorded: true,
    slowCardMs: 0,
    parts: [{ id: 1, priceCents: 1250 }, { id: 2 }, { id: 186, number: '0186-00', unit: 'FT' }],
    doors: [{ serialNumber: '15-0001' }],
  })
  const pages = new Map<string, Page>()
  for (const sender of senders) {
    const page = shop.browser()
    if (sender !== 'guest') await page.signIn(emailOf(sender as TestPerson), testPassword)
    pages.set(sender, page)
  }
  return { shop, page: (sender: string) => pages.get(sender) ?? shop.browser() }
}

const store: { open: Awaited<ReturnType<typeof openStore>> | null; sent: number } = { open: null, sent: 0 }

async function storeFor() {
  if (store.open && store.sent < requestsPerStore) return store.open
  await store.open?.shop[Symbol.asyncDispose]()
  store.sent = 0
  store.open = await openStore()
  return store.open
}

const stack = /\bat [^\n]+:\d+:\d+\)?|node_modules|\.ts:\d+/

async function problemOf({ sender, path, init }: RandomRequest): Promise<string | null> {
  const { shop, page } = await storeFor()
  store.sent += 1
  shop.pass(betweenMs)
  const before = shop.logged.length
  // The test store compares each answer with what its call documents.
  const answer = await page(sender).send(path, init)
  const text = await answer.text()
  if (answer.status >= 500) return `${answer.status} ${text} ${JSON.stringify(shop.logged.slice(before))}`
  return stack.test(text) ? text.slice(0, 500) : null
}

describe('requests made up from the schemas', () => {
  afterAll(async () => {
    await store.open?.shop[Symbol.asyncDispose]()
  })

  it('valid ones and spoiled ones, get the documented answers: no failure of the server, no stack', {
    timeout: full ? 3_600_000 : 240_000,
  }, async () => {
    const property = fc.asyncProperty(randomRequest, async (request) => {
      expect(await problemOf(request)).toBeNull()
    })
    await fc.assert(property, {
      ...randomCases(1000),
      numRuns: times(1000, 20_000),
    })
  })
})
