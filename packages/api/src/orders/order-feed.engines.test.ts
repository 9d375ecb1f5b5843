import { setTimeout as sleep } from 'node:timers/promises'
import { full, times } from '@mullion/config/test-speed'
import { createUser } from '@mullion/db/accounts/user.repository'
import { userRow } from '@mullion/db/testing/people'
import { type Member, member } from '@mullion/domain/accounts/actor'
import type { PlaceOnAccountInput } from '@mullion/domain/checkout/order'
import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { quoteForm } from '../testing/order-form.ts'
import { orderIn } from '../testing/ready-to-order.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>
type Caller = ReturnType<Shop['as']>

const orderCount = times(160, 10_000)
const buyerCount = 8
const ordersPerQuote = 20

/** Users of a company on terms, and of one that pays by card and has one saved. */
async function openBuyers(shop: Shop, company: 'terms' | 'card', count: number) {
  const companyId = company === 'terms' ? 2 : 3
  const facts = { role: 'user', companyId, termsCode: company === 'terms' ? 'PO' : 'CC' } as const
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const email = `${company}${at}@load.example`
      const user = await shop.db.transaction((tx) => createUser(tx, userRow({ email, companyId })))
      if (!user) throw new Error('The buyer was not stored.')
      const actor: Member = member({ ...facts, userId: user.id, discountRate: 1 }, `198.51.100.${user.id}`)
      if (company === 'terms') return { buyer: shop.as(actor), pay: {} }
      const card = { number: '4000100011112224', expiry: '1230', code: '123', holder: 'Pat Buyer' }
      const address = { street: '1 Cold Street', zip: '43215', name: 'Shop card' }
      const { methodId } = await shop.sandbox.saveCard(actor.id, { ...card, ...address })
      return { buyer: shop.as(actor), pay: { savedCard: { methodId } } }
    }),
  )
}

async function placeMany(
  shop: Shop,
  { buyer, pay }: { buyer: Caller; pay: Pick<PlaceOnAccountInput, 'savedCard'> },
  count: number,
) {
  const input = quoteForm()
  const numbers: string[] = []
  for (let at = 0; at < count; ) {
    const quote = await buyer.checkout.quote(input)
    for (let more = Math.min(ordersPerQuote, count - at); more > 0; more -= 1, at += 1) {
      const { quoteId, grandTotalCents } = quote
      const form = { ...input, quoteId, grandTotalCents, poNumber: 'PO-1', returnsAgreed: true, ...pay }
      const order = { ...form, idempotencyKey: `load-order-${String(at).padStart(8, '0')}` }
      numbers.push(orderIn(await buyer.checkout.placeOnAccount(order)).orderNumber)
      shop.pass(1000)
    }
  }
  return numbers
}

it(`a program that follows the orders sees each of ${orderCount} once, placed by ${buyerCount} buyers at a time`, {
  timeout: full ? 7_200_000 : 300_000,
}, async () => {
  await using shop = await openTestShop({ people: true, slowCardMs: 0 })
  const buyers = [...(await openBuyers(shop, 'terms', 6)), ...(await openBuyers(shop, 'card', 2))]
  const admin = await shop.person('admin')
  const seen: string[] = []
  let open = true
  let after: string | undefined
  const following = (async () => {
    for (let isLast = false; ; ) {
      const page = await admin.orders.changed({ limit: 50, ...(after !== undefined && { after }) })
      after = page.next
      seen.push(...page.changes.map(({ kind, order }) => `${kind} ${order?.number}`))
      if (page.more) continue
      if (isLast) return
      isLast = !open
      await sleep(20)
    }
  })()
  const placed = await Promise.all(buyers.map((each) => placeMany(shop, each, orderCount / buyerCount)))
  open = false
  await following
  expect(seen.length).toBe(orderCount)
  expect(seen.toSorted()).toEqual(
    placed
      .flat()
      .map((number) => `placed ${number}`)
      .toSorted(),
  )
})
