import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { approvedCard } from '@mullion/api/testing/order-form'
import { emailOf, testPassword } from '@mullion/api/testing/people'
import { startServerProcess } from '@mullion/config/server-process'
import { quotes } from '@mullion/db/checkout/checkout.tables'
import { engine } from '@mullion/db/dialect/engine'
import { mailMessages } from '@mullion/db/mail/mail.tables'
import { openDatabase } from '@mullion/db/open'
import { orderAddresses, orderLines, orders, poDocuments } from '@mullion/db/orders/orders.tables'
import { payments, paymentTransitions } from '@mullion/db/payments/payments.tables'
import { testCards } from '@mullion/integrations/payments/test-cards'
import { openEbizchargeServer } from '@mullion/integrations/payments/testing/ebizcharge-server'
import { describe, expect, it } from 'vitest'
import { createBuyer } from './testing/buyer.ts'
import { prepareDatabase } from './testing/crash-trials.ts'
import { ebizchargeEnv } from './testing/ebizcharge-crashes.ts'

/** Contents of every file the server leaves behind: database and its log, gateway ledger, mail, secrets. */
function filesBelow(dir: string): { name: string; text: string }[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dir, name)).isFile())
    .map((name) => ({ name, text: readFileSync(join(dir, name), 'latin1') }))
}

/** Test cards that are approved, declined, or approved for half the amount. */
const tried: readonly string[] = [
  'approved',
  'approved_discover',
  'approved_half',
  'declined',
  'declined_pick_up',
]

/** The ways a person, a form or a program may write a card number. */
const written = (number: string) => [
  number,
  number.replace(/(\d{4})(?=\d)/g, '$1 '),
  number.replace(/(\d{4})(?=\d)/g, '$1-'),
]

/** Asserts that every table an order writes has rows to search. */
async function expectFilled(dir: string): Promise<void> {
  const db = await openDatabase(`sqlite:${join(dir, 'mullion.db')}`)
  const tables = [
    orders,
    orderLines,
    orderAddresses,
    poDocuments,
    payments,
    paymentTransitions,
    quotes,
    mailMessages,
  ]
  const counts = await Promise.all(tables.map((table) => db.read.$count(table)))
  await db.close()
  expect(Math.min(...counts)).toBeGreaterThan(0)
}

interface CardGateway {
  readonly env: NodeJS.ProcessEnv
  /** Makes the next charge fail in a way that is logged. */
  fail(): void
  /** Credentials, which must not be left behind either. */
  readonly secrets: readonly string[]
  /** Folders and files that a store with this gateway has. */
  readonly leaves: readonly string[]
  close(): Promise<void>
}

const everyStore = ['mullion.db', 'mailbox', 'po-documents']

const gateways: Readonly<Record<string, (dir: string) => Promise<CardGateway>>> = {
  'the sandbox': async () => ({
    env: {},
    fail: () => undefined,
    secrets: [],
    leaves: [...everyStore, 'sandbox-ledger.db'],
    close: async () => undefined,
  }),
  // Its own record is in the same folder, and searched with everything else.
  EBizCharge: async (dir) => {
    const vendor = await openEbizchargeServer({ recordFile: join(dir, 'ebizcharge.db') })
    const { url: _url, ...secrets } = vendor.account
    return {
      env: ebizchargeEnv(vendor),
      fail: () => vendor.faults.next({ kind: 'cut', path: '/v1/run' }),
      secrets: Object.values(secrets),
      leaves: [...everyStore, 'ebizcharge.db'],
      close: vendor.close,
    }
  },
}

describe.runIf(engine === 'sqlite')('files a server leaves behind', { timeout: 240_000 }, () => {
  it.each(Object.keys(gateways))(
    'contain no card number or card code, whether the card was approved or not, with %s',
    async (name) => {
      const dir = mkdtempSync(join(tmpdir(), 'mullion-cards-'))
      await prepareDatabase(dir)
      const gateway = await gateways[name]?.(dir)
      if (!gateway) throw new Error(name)
      const logged: string[] = []
      const server = await startServerProcess({
        script: 'apps/server/src/testing/crashing-server.ts',
        env: {
          ...{
            DATABASE_URL: `sqlite:${join(dir, 'mullion.db')}`,
            DATA_DIR: dir,
            PORT: '0',
            NODE_ENV: 'test',
          },
          ...{ LOG_LEVEL: 'info', ...gateway.env },
        },
        onLine: (line) => logged.push(line),
      })
      const ends: string[] = []
      for (const [at, { number }] of testCards.filter(({ id }) => tried.includes(id)).entries()) {
        const { placeOrder } = await createBuyer(server.url).prepare()
        const card = { cardNumber: written(number)[1] ?? number, cardExpiration: '1230', cardCode: '907' }
        const key = `card-data-key-${String(at).padStart(6, '0')}`
        ends.push(
          await placeOrder(key, card).then(
            () => 'placed',
            (error: Error) => error.message,
          ),
        )
      }
      // A charge whose answer is lost is looked up, and the order is placed; what went wrong is logged.
      gateway.fail()
      const unlucky = await createBuyer(server.url).prepare()
      ends.push(await unlucky.placeOrder('card-data-key-unlucky').then(() => 'placed'))
      // The two REST calls, a saved card, and a terms order with its PO document fill the remaining tables.
      const twoCalls = await createBuyer(server.url).prepare()
      ends.push(await twoCalls.payFirst('card-data-two-calls-1').then(() => 'placed'))
      const member = createBuyer(server.url)
      await member.signIn(emailOf('stranger'), testPassword)
      await (await member.prepare()).placeOrder('card-data-saved-card-1', approvedCard, {
        label: 'Shop card',
      })
      const onTerms = createBuyer(server.url)
      await onTerms.signIn(emailOf('buyer'), testPassword)
      await (await onTerms.prepareTerms())('card-data-on-terms-1')
      // Six orders, each with a confirmation for its buyer and a notice for staff.
      const mailbox = join(dir, 'mailbox')
      const countMails = () => (existsSync(mailbox) ? readdirSync(mailbox).length : 0)
      await expect.poll(countMails, { timeout: 30_000 }).toBeGreaterThanOrEqual(12)
      // SIGKILL leaves the database's own log behind, so it is searched too.
      await server.stop('SIGKILL')
      const files = [...filesBelow(dir), { name: 'log', text: logged.join('\n') }]
      await expectFilled(dir)
      await gateway.close()
      rmSync(dir, { recursive: true, force: true })
      expect(ends.filter((end) => end === 'placed').length).toBeGreaterThanOrEqual(3)
      const folders = new Set(files.map(({ name }) => name.split('/')[0]))
      for (const folder of gateway.leaves) expect(folders).toContain(folder)
      if (gateway.secrets.length > 0)
        expect(logged.join('\n')).toContain('gave no answer to an authorization')
      expect(files.some(({ text }) => text.includes('W100001'))).toBe(true)
      const numbers = testCards.flatMap(({ number }) => written(number))
      // Also searches by field name for numbers and codes; masked numbers do not start with a digit.
      const named = /card(Number|Code)\W{1,5}\d/
      const kept = [...numbers, ...gateway.secrets]
      expect(
        files
          .filter(({ text }) => named.test(text) || kept.some((secret) => text.includes(secret)))
          .map(({ name }) => name),
      ).toEqual([])
    },
  )
})
