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
import { describe, expect, it } from 'vitest'
import { createBuyer } from './testing/buyer.ts'
import { prepareDatabase } from './testing/crash-trials.ts'

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

describe.runIf(engine === 'sqlite')('files a server leaves behind', { timeout: 90_000 }, () => {
  it('contain no card number or card code, whether the card was approved or not', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'mullion-cards-'))
    await prepareDatabase(dir)
    const logged: string[] = []
    const server = await startServerProcess({
      script: 'apps/server/src/testing/crashing-server.ts',
      env: { DATABASE_URL: `sqlite:${join(dir, 'mullion.db')}`, DATA_DIR: dir, PORT: '0', NODE_ENV: 'test' },
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
    // The two REST calls, a saved card, and a terms order with its PO document fill the remaining tables.
    const twoCalls = await createBuyer(server.url).prepare()
    ends.push(await twoCalls.payFirst('card-data-two-calls-1').then(() => 'placed'))
    const member = createBuyer(server.url)
    await member.signIn(emailOf('stranger'), testPassword)
    await (await member.prepare()).placeOrder('card-data-saved-card-1', approvedCard, { label: 'Shop card' })
    const onTerms = createBuyer(server.url)
    await onTerms.signIn(emailOf('buyer'), testPassword)
    await (await onTerms.prepareTerms())('card-data-on-terms-1')
    // Five orders, each with a confirmation for its buyer and a notice for staff.
    const mailbox = join(dir, 'mailbox')
    const countMails = () => (existsSync(mailbox) ? readdirSync(mailbox).length : 0)
    await expect.poll(countMails, { timeout: 30_000 }).toBeGreaterThanOrEqual(10)
    // SIGKILL leaves the database's own log behind, so it is searched too.
    await server.stop('SIGKILL')
    const files = [...filesBelow(dir), { name: 'log', text: logged.join('\n') }]
    await expectFilled(dir)
    rmSync(dir, { recursive: true, force: true })
    expect(ends.filter((end) => end === 'placed').length).toBeGreaterThanOrEqual(3)
    const folders = new Set(files.map(({ name }) => name.split('/')[0]))
    for (const folder of ['mullion.db', 'sandbox-ledger.db', 'mailbox', 'po-documents'])
      expect(folders).toContain(folder)
    expect(files.some(({ text }) => text.includes('W100001'))).toBe(true)
    const numbers = testCards.flatMap(({ number }) => written(number))
    // Also searches by field name for numbers and codes; masked numbers do not start with a digit.
    const named = /card(Number|Code)\W{1,5}\d/
    expect(
      files
        .filter(({ text }) => named.test(text) || numbers.some((number) => text.includes(number)))
        .map(({ name }) => name),
    ).toEqual([])
  })
})
