import { serve } from '@hono/node-server'
import { quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { createOrder } from '@mullion/db/orders/order.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { tokenAbilitiesOf } from '@mullion/domain/accounts/permissions'
import { openTestApp } from './open-test-app.ts'

// A test shop as a process of its own, for tests of programs that talk to a server. Before it is ready, it writes a
// line for each API token: `token`, its name, its secret.
const shop = await openTestApp({
  people: 'with passwords',
  parts: [
    { id: 1, number: '0100-01', name: 'GSKT SWING DR', priceCents: 1234 },
    { id: 2, number: '0100-02', name: 'GSKT SLD DR', priceCents: 2000 },
    { id: 3, number: '0200-01', name: 'HNG CAM LIFT', priceCents: 995 },
  ],
})
await shop.db.transaction(async (tx) => {
  for (const poNumber of ['PO-1', 'PO-2', 'PO-3']) {
    await createOrder(tx, orderRow({ poNumber, userId: shop.ids.buyer, companyId: 2 }), [orderLineRow()])
  }
})
// Two orders of the buyer wait for approval.
const owner = await shop.person('owner')
const limits = { userId: shop.ids.buyer, monthLimitCents: null, asksAdmins: true, approverIds: [] }
await owner.approvals.saveLimits({ ...limits, orderLimitCents: 0 })
const buyer = await shop.person('buyer')
for (const idempotencyKey of ['order-to-approve-01', 'order-to-approve-02']) {
  const quote = await buyer.checkout.quote(quoteForm())
  await buyer.checkout.placeOrder(termsOrder(quote, quoteForm(), { idempotencyKey }))
}
await owner.approvals.saveLimits({ ...limits, orderLimitCents: null })
const all = tokenAbilitiesOf('super_admin')
const able = {
  buyer: ['buyer', ['browse', 'useAccount']],
  dealer: ['buyer', ['browse', 'useAccount', 'placeOrders']],
  approver: ['owner', ['browse', 'useAccount', 'placeOrders', 'manageApprovals']],
  limited: ['buyer', ['browse']],
  accounting: ['admin', ['viewRecords']],
  super: ['super', all],
} as const
for (const [name, [owner, abilities]] of Object.entries(able)) {
  const person = await shop.person(owner)
  const { secret } = await person.accounts.tokens.create({ name, abilities: [...abilities] })
  process.stdout.write(`token ${name} ${secret}\n`)
}
const server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`Mullion is ready at http://localhost:${port}\n`)
})
process.on('SIGTERM', async () => {
  server.close()
  await shop[Symbol.asyncDispose]()
  process.exit(0)
})
