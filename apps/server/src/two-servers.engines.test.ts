import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestPeople, emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { createAuthenticator } from '@mullion/auth/authenticator'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { agreeOnFact } from '@mullion/db/security/shared-fact.repository'
import { createTestStore } from '@mullion/db/testing/open-test-database'
import { partRow } from '@mullion/db/testing/part-row'
import { readTransactions } from '@mullion/integrations/payments/ledger'
import { createSandboxGateway } from '@mullion/integrations/payments/sandbox'
import { charge } from '@mullion/integrations/payments/testing/cards'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { ledgerFact } from './ports/database-ledger.ts'
import { startServer } from './start.ts'
import { createBuyer } from './testing/buyer.ts'
import { databaseSandbox } from './testing/crash-trials.ts'

const serverUrl = process.env.TEST_DATABASE_URL

/** A store for several servers, with separate data folders or a shared one. */
async function openSharedDatabase() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-two-'))
  const url = await createTestStore(dir)
  const db = await openDatabase(url)
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
  await db.close()
  const running = new Set<{ stop(): Promise<void> }>()
  return {
    dir,
    url,
    async serve(dataDir: string, settings: Record<string, string> = {}) {
      const env = readEnv({
        NODE_ENV: 'test',
        PORT: '0',
        DATA_DIR: join(dir, dataDir),
        DATABASE_URL: url,
        AUTH_SECRET: 'the same on both servers of this store',
        ...settings,
      })
      const server = await startServer(env, createLog('silent'))
      running.add(server)
      const stop = () => (running.delete(server) ? server.stop() : Promise.resolve())
      return { url: server.url, stop }
    },
    async [Symbol.asyncDispose]() {
      for (const server of running) await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

describe.runIf(engine === 'sqlite')('two servers of one store on SQLite', { timeout: 60_000 }, () => {
  it('record payments in one ledger when they share it', async () => {
    await using shared = await openSharedDatabase()
    const servers = [await shared.serve('data'), await shared.serve('data')]
    for (const [at, { url }] of servers.entries()) {
      const buyer = await createBuyer(url).prepare()
      const order = await buyer.placeOrder(`order-of-server-000${at}`)
      expect(order.orderNumber).toMatch(/^W/)
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
    }
    const ledger = await readTransactions(join(shared.dir, 'data', 'sandbox-ledger.db'))
    expect([...ledger.values()].map(({ state }) => state)).toEqual(['captured', 'captured'])
  })

  it('never mix two ledgers: the second refuses cards, says why, and reports not ready', async () => {
    await using shared = await openSharedDatabase()
    await shared.serve('first')
    const second = await shared.serve('second')
    const buyer = await createBuyer(second.url).prepare()
    await expect(buyer.placeOrder('order-elsewhere-0001')).rejects.toThrow('payments.ledger_elsewhere')
    const ready = await fetch(`${second.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not ready', message: 'Card payments are unavailable.' },
    ])
    expect((await readTransactions(join(shared.dir, 'second', 'sandbox-ledger.db'))).size).toBe(0)
  })

  it('continue with a new ledger once the setting says the first one is lost', async () => {
    await using shared = await openSharedDatabase()
    await (await shared.serve('first')).stop()
    await (await shared.serve('second', { SANDBOX_LEDGER_REPLACED: 'true' })).stop()
    const { url } = await shared.serve('second')
    const buyer = await createBuyer(url).prepare()
    expect(await buyer.placeOrder('order-goes-on-000001')).toMatchObject({ orderNumber: expect.any(String) })
  })
})

describe.runIf(engine === 'postgres' && serverUrl)(
  'two servers of one store on PostgreSQL',
  { timeout: 60_000 },
  () => {
    it('need no common folder: both are ready, record payments in one ledger, and show each other’s mail', async () => {
      await using shared = await openSharedDatabase()
      const servers = [await shared.serve('first'), await shared.serve('second')]
      for (const [at, { url }] of servers.entries()) {
        const order = await (await createBuyer(url).prepare()).placeOrder(`order-of-server-000${at}`)
        expect(order.orderNumber).toMatch(/^W/)
        expect((await fetch(`${url}/readyz`)).status).toBe(200)
      }
      const states = [...(await databaseSandbox(shared.url).states('')).values()].map(({ state }) => state)
      expect(states).toEqual(['captured', 'captured'])
      const folders = ['first', 'second'].map((name) => join(shared.dir, name))
      const files = ['sandbox-ledger.db', 'mailbox', 'auth-secret']
      expect(folders.flatMap((folder) => files.filter((file) => existsSync(join(folder, file))))).toEqual([])
    })

    it('go on without their folders, and with each other’s sessions and saved cards', async () => {
      await using shared = await openSharedDatabase()
      const [first, second] = [await shared.serve('first'), await shared.serve('second')]
      for (const name of ['first', 'second']) rmSync(join(shared.dir, name), { recursive: true })
      const jar = new Map<string, string>()
      const { placeOrder } = await createBuyer(first.url, { jar }).prepare()
      const order = await placeOrder('order-of-both-000001')
      const again = await createBuyer(second.url, { jar }).prepare()
      expect(await again.placeOrder('order-of-both-000002')).not.toEqual(order)
    })

    it('carry over the ledger of their folder from before, and refuse cards where it is missing', async () => {
      await using shared = await openSharedDatabase()
      const ledger = join(shared.dir, 'first', 'sandbox-ledger.db')
      mkdirSync(join(shared.dir, 'first'))
      const before = createSandboxGateway({ ledger })
      await before.authorise(charge('order-from-before'))
      const db = await openDatabase(shared.url)
      await db.transaction((tx) => agreeOnFact(tx, ledgerFact, before.ledgerId))
      await Promise.all([db.close(), before.close()])

      const elsewhere = await shared.serve('second')
      const ready = await fetch(`${elsewhere.url}/readyz`)
      expect([ready.status, await ready.json()]).toMatchObject([
        503,
        { message: 'Card payments are unavailable.' },
      ])
      const { url } = await shared.serve('first')
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      expect([...(await databaseSandbox(shared.url).states('')).keys()]).toEqual(['order-from-before'])
    })

    it('are not started without the secret that they share', () => {
      expect(() => readEnv({ DATABASE_URL: 'postgres://db.example/store' })).toThrow(
        /AUTH_SECRET: a store on PostgreSQL/,
      )
    })
  },
)

describe.runIf(engine === 'sqlite' || serverUrl)('two servers of one store', { timeout: 60_000 }, () => {
  it('accept bot check puzzles issued by each other', async () => {
    await using shared = await openSharedDatabase()
    const [first, second] = [await shared.serve('data'), await shared.serve('data')]
    const buyer = await createBuyer(second.url, { puzzlesFrom: first.url }).prepare()
    expect(await buyer.placeOrder('puzzle-of-the-other-1')).toMatchObject({ orderNumber: expect.any(String) })
  })

  it('answer with what staff changed at the other one, and know its removed user no longer', async () => {
    await using shared = await openSharedDatabase()
    const db = await openDatabase(shared.url)
    const secret = 'of a store that lives for one test'
    const authenticator = createAuthenticator({ db, secret, secure: false, storeName: 'Two' })
    const ids = await createTestPeople(db, await authenticator.hashPassword(testPassword))
    await db.close()
    const [first, second] = [await shared.serve('data'), await shared.serve('data')]
    const signedIn = async (url: string, person: TestPerson) => {
      const jar = new Map<string, string>()
      await createBuyer(url, { jar }).signIn(emailOf(person), testPassword)
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    }
    const read = async (url: string, headers = {}) => (await fetch(url, { headers })).json()
    const found = () => read(`${second.url}/api/partsMas/search?searchQuery=1001-01`)
    const viewer = (cookie: string) => read(`${second.url}/trpc/accounts.session.viewer`, { cookie })

    // What a guest asked is in the memory of the second server when the first one changes it.
    for (let times = 0; times < 2; times += 1) expect(await found()).toMatchObject([{ part_price: 12.5 }])
    const cookie = await signedIn(first.url, 'admin')
    const send = (path: string, type: string, body: string) =>
      fetch(`${first.url}${path}`, { method: 'POST', headers: { cookie, 'Content-Type': type }, body })
    const csv = 'part_number,part_price\n1001-01,41.75\n'
    const sent = await send('/api/imports/prices?name=p.csv', 'text/csv', csv)
    const { id: importId } = (await sent.json()) as { id: number }
    await send('/trpc/admin.imports.confirm', 'application/json', JSON.stringify({ importId }))
    await expect
      .poll(() => read(`${first.url}/api/partsMas/search?searchQuery=1001-01`))
      .toMatchObject([{ part_price: 41.75 }])
    expect(await found()).toMatchObject([{ part_price: 41.75 }])

    const buyer = await signedIn(second.url, 'buyer')
    expect(await viewer(buyer)).toMatchObject({ result: { data: { user: { email: emailOf('buyer') } } } })
    await send('/trpc/accounts.users.remove', 'application/json', JSON.stringify({ userId: ids.buyer }))
    expect(await viewer(buyer)).toEqual({ result: { data: null } })
  })
})
