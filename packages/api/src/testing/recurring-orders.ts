import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { partRow } from '@mullion/db/testing/part-row'
import type { CreateRecurringInput } from '@mullion/domain/recurring-orders/recurring-order'
import { columbus } from './order-form.ts'
import type { TestPerson } from './people.ts'
import type { TestShop } from './ready-to-order.ts'

export const dayMs = 86_400_000

/** A list of two hinges that a person orders every two weeks, from the shop's today on. */
export async function repeatedList(
  shop: Pick<TestShop, 'person'>,
  change: Partial<CreateRecurringInput> = {},
  name: TestPerson = 'buyer',
) {
  const buyer = await shop.person(name)
  const { id: addressId } = await buyer.accounts.addresses.create({ ...columbus, label: 'Dock' })
  const { id: listId } = await buyer.partLists.create({ name: 'Truck', lines: [{ partId: 1, quantity: 2 }] })
  const recurring = await buyer.recurringOrders.create({
    ...{ listId, addressId, everyWeeks: 2, nextOn: '2026-11-20', poNumber: 'PO-77' },
    ...change,
  })
  return { buyer, recurring, listId, addressId }
}

/** Quotes a draft and returns what confirms it. */
export async function confirmationOf(
  buyer: Awaited<ReturnType<TestShop['person']>>,
  draftId: number,
  key?: string,
) {
  const named = { draftId, ...(key === undefined ? {} : { key }) }
  const { version } = await buyer.recurringOrders.drafts.byId(named)
  const { quote, ...compared } = await buyer.recurringOrders.drafts.quote(named)
  const { quoteId, grandTotalCents } = quote
  return { input: { ...named, version, quoteId, grandTotalCents }, ...compared }
}

export function setPrice(shop: Pick<TestShop, 'db'>, priceCents: number | null) {
  return shop.db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1, priceCents })]))
}
