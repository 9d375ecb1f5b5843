import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { createTestPeople, emailOf, testPassword } from '@mullion/api/testing/people'
import { createAuthenticator } from '@mullion/auth/authenticator'
import { startServerProcess } from '@mullion/config/server-process'
import { findPerson } from '@mullion/db/accounts/user.repository'
import { noteApprovals, savePurchaseLimits } from '@mullion/db/approvals/approval-rules.repository'
import { setCreditLimit } from '@mullion/db/credit/credit-balance.repository'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { createTestStore } from '@mullion/db/testing/open-test-database'
import { partRow } from '@mullion/db/testing/part-row'
import { isAwaitingApproval, type PlacingAnswer } from '@mullion/domain/checkout/order'
import type { Quote } from '@mullion/domain/checkout/quote'
import { describe, expect, it } from 'vitest'
import { createBuyer } from './testing/buyer.ts'

const serverUrl = process.env.TEST_DATABASE_URL
const secret = 'the same on both servers of this store'

/** A store whose buyer has a limit for a month, before its servers start. */
async function prepare(url: string) {
  const db = await openDatabase(url)
  const authenticator = createAuthenticator({ db, secret, secure: false, storeName: 'Test' })
  const ids = await createTestPeople(db, await authenticator.hashPassword(testPassword))
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
  return {
    async limit(monthLimitCents: number | null) {
      const person = await findPerson(db.read, ids.buyer)
      const companyId = person?.user.companyId ?? 0
      const limits = {
        companyId,
        userId: ids.buyer,
        orderLimitCents: null,
        monthLimitCents,
        asksAdmins: true,
      }
      const saved = { ...limits, changedAt: new Date(), changedById: ids.owner }
      await db.transaction(async (tx) => {
        await savePurchaseLimits(tx, saved, [])
        await noteApprovals(tx, companyId)
      })
    },
    /** Limits what the buyer's company may owe. */
    async creditLimit(limitCents: number) {
      const person = await findPerson(db.read, ids.buyer)
      const companyId = person?.user.companyId ?? 0
      await db.transaction((tx) => setCreditLimit(tx, { companyId }, limitCents))
    },
    close: () => db.close(),
  }
}

/** A store with two servers, and its buyer at each of them. */
async function openTwoServers() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-limits-'))
  const url = await createTestStore(dir)
  const store = await prepare(url)
  const start = () =>
    startServerProcess({
      script: 'apps/server/src/main.ts',
      env: {
        ...{ DATABASE_URL: url, DATA_DIR: dir, PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'silent' },
        AUTH_SECRET: secret,
      },
    })
  const servers = [await start(), await start()]
  const jar = new Map<string, string>()
  const [here, there] = servers.map((server) => createBuyer(server.url, { jar }))
  if (!here || !there) throw new Error('The servers did not start.')
  await here.signIn(emailOf('buyer'), testPassword)
  return {
    store,
    quote: () => here.call<Quote>('checkout.quote', quoteForm()),
    /** Sends ten orders at the same time, half of them to each server. */
    sendTen: (quote: Quote, key: string) =>
      Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          (at % 2 === 0 ? here : there).call<PlacingAnswer>(
            'checkout.placeOrder',
            termsOrder(quote, quoteForm(), { idempotencyKey: `${key}-000${at}` }),
          ),
        ),
      ),
    async [Symbol.asyncDispose]() {
      for (const server of servers) await server.stop()
      await store.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

describe.runIf(engine === 'sqlite' || serverUrl)(
  'orders that two server processes get at the same time',
  { timeout: 120_000 },
  () => {
    it('pass neither the limit of a person for a month nor the credit limit of their company', async () => {
      await using shop = await openTwoServers()
      const { store, sendTen } = shop
      const quote = await shop.quote()
      await store.limit(3 * quote.grandTotalCents + 1)
      expect((await sendTen(quote, 'limit-of-a-month')).filter(isAwaitingApproval)).toHaveLength(7)

      await store.limit(null)
      // Three orders of the company are open already.
      await store.creditLimit(6 * quote.grandTotalCents + 1)
      const answers = await sendTen(await shop.quote(), 'limit-of-credit')
      const placed = answers.filter((answer) => !isAwaitingApproval(answer))
      expect(placed.map(({ onHold }) => onHold).toSorted()).toEqual([
        ...Array<boolean>(3).fill(false),
        ...Array<boolean>(7).fill(true),
      ])
    })
  },
)
