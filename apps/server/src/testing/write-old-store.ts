// Prints a small store with rows in every table, as this version of the code writes it; upgrade tests of later versions
// start from it. Run `node apps/server/src/testing/write-old-store.ts COMMIT > FILE`.
import { createHmac } from 'node:crypto'
import { pdfFile, sendAndVerify, sendRequest } from '@mullion/api/testing/dealer-requests'
import { doorOf } from '@mullion/api/testing/doors'
import { orderForm, quoteForm, solve } from '@mullion/api/testing/order-form'
import { emailOf, testPassword } from '@mullion/api/testing/people'
import type { Database } from '@mullion/db/database'
import type { Quote } from '@mullion/domain/checkout/quote'
import { readLedger } from '@mullion/integrations/payments/ledger'
import { openTestApp } from './open-test-app.ts'

interface Connection {
  prepare(query: string): { all(): Record<string, unknown>[] }
}

type Shop = Awaited<ReturnType<typeof openTestApp>>
type Page = ReturnType<Shop['browser']>

let killedAt: string | null = null

function codeOf(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function dataOf<T>(answer: Response): Promise<T> {
  const { result, error } = (await answer.json()) as { result?: { data: T }; error?: unknown }
  if (error) throw new Error(JSON.stringify(error))
  return (result as { data: T }).data
}

/** Orders two hinges; `step` is where the server is killed, if at all. */
async function order(page: Page, idempotencyKey: string, step: string | null): Promise<void> {
  const input = quoteForm()
  const quote = await dataOf<Quote>(await page.call('checkout.quote', input))
  const botCheck = await solve(await dataOf(await page.ask('checkout.challenge')))
  killedAt = step
  const answer = await page.call('checkout.placeOrder', orderForm(quote, input, { idempotencyKey, botCheck }))
  killedAt = null
  if (answer.ok !== (step === null)) throw new Error(await answer.text())
}

const address = {
  label: 'Dock',
  nameOrCompany: 'Arctic Door Service',
  address1: '1 Freezer Street',
  postalCode: '43004',
  city: 'Columbus',
  state: 'OH',
}

async function fill(shop: Shop) {
  const buyer = shop.browser()
  await dataOf(await buyer.signIn(emailOf('stranger'), testPassword))
  // Deletes the newest address, because a table's last id may belong to a deleted row.
  for (const label of ['Dock', 'Gate'])
    await dataOf(await buyer.call('accounts.addresses.create', { ...address, label }))
  await dataOf(await buyer.call('accounts.addresses.remove', { addressId: 2 }))
  await dataOf(
    await buyer.call('doors.saved.save', {
      name: 'Walk-in',
      site: 'Depot',
      serialNumber: '15-0001',
      door: doorOf(),
    }),
  )
  const cart = { cart: [{ partId: 1, quantity: 3, comments: ['Left side'] }] }
  const { shareKey } = await dataOf<{ shareKey: string }>(await buyer.call('cart.share', cart))
  await shop.sandbox.saveCard(`user:${shop.ids.stranger}`, {
    number: '4000100011112224',
    expiry: '1230',
    code: '123',
    holder: 'Stan Test',
    street: '',
    zip: '',
    name: 'Shop card',
  })
  await dataOf(await buyer.ask('catalog.searchCounts', { text: 'hinge' }))
  await shop.services.tallies.flush()

  await order(buyer, 'captured-order-key-0001', null)
  await order(shop.browser(), 'captured-order-key-0002', null)
  await shop.services.mail.sendDue()
  await order(buyer, 'order-stored-key-000001', 'order_stored')
  await order(buyer, 'approved-only-key-00001', 'authorised')

  await sendAndVerify(shop, [pdfFile()])
  await sendRequest(shop, [pdfFile('other.pdf')], { email: 'rae@frost.example' })
  const owner = await shop.person('owner')
  const { id } = await owner.accounts.users.create({
    firstname: 'Ned',
    lastname: 'Next',
    email: 'ned@arctic.example',
  })
  await owner.accounts.users.remove({ userId: id })
  await shop.guest().accounts.password.forgot({ email: emailOf('buyer') })

  const admin = shop.browser()
  await dataOf(await admin.signIn(emailOf('admin'), testPassword))
  const setup = await dataOf<{ uri?: string; totpUri?: string }>(
    await admin.call('accounts.secondFactor.start', { password: testPassword }),
  )
  const code = codeOf(Object.values(setup).find((value) => String(value).startsWith('otpauth:')) as string)
  await dataOf(await admin.call('accounts.secondFactor.enable', { code }))
  await dataOf(await shop.browser().signIn(emailOf('admin'), testPassword))
  return { shareKey, cookie: [...buyer.jar].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** Returns every row of every table in SQLite's own values, without the text index. */
function tablesOf(db: Database) {
  const { $client } = db.read as unknown as { $client: Connection }
  const names = $client.prepare(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
     and name not like 'parts_search%' and name not like '\\_\\_%' escape '\\' order by name`,
  )
  const rows = (name: unknown) => $client.prepare(`select * from ${name}`).all()
  const lastIds = rows('sqlite_sequence').map(({ name, seq }) => [name, seq])
  return {
    lastIds: Object.fromEntries(lastIds),
    tables: Object.fromEntries(names.all().map(({ name }) => [name, rows(name)])),
  }
}

await using shop = await openTestApp({
  people: 'with passwords',
  parts: [
    { id: 1, number: '0100-01', tags: ['Hinges', 'Locks'] },
    { id: 7, number: '0700-01', name: 'GSKT MAGNETIC', unit: 'FT', proprietary: true },
    { id: 3, number: '0300-01', obsolete: true, priceCents: null },
  ],
  doors: [{ serialNumber: '15-0001' }],
  deps: {
    onStep(step) {
      if (step === killedAt) throw new Error('killed')
    },
  },
})
const { shareKey, cookie } = await fill(shop)
const { lastIds, tables } = tablesOf(shop.db)
const empty = Object.entries(tables).filter(([, rows]) => (rows as unknown[]).length === 0)
if (empty.length > 0) throw new Error(`Nothing is in ${empty.map(([name]) => name).join(', ')}.`)
// Session expiry uses the real clock, so it is set far ahead.
for (const session of tables.sessions as { expires_at: number }[]) session.expires_at = Date.UTC(2100, 0)
const entries = await readLedger(shop.ledgerFile)
const ledger = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
process.stdout.write(
  `${JSON.stringify({ commit: process.argv[2], cookie, shareKey, ledger, lastIds, tables }, null, 1)}\n`,
)
