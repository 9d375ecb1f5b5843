import {
  isAwaitingApproval,
  type PlacedOrder,
  type PlaceOrderInput,
  type PlacingAnswer,
} from '@mullion/domain/checkout/order'
import { readTransactions } from '@mullion/integrations/payments/ledger'
import { expect } from 'vitest'
import type { openTestShop } from './open-test-shop.ts'
import { orderForm, quoteForm, solve } from './order-form.ts'

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** Quotes two hinges for the shop's guest and returns the order form, bot check solved. */
export async function readyToOrder(shop: TestShop, change: Partial<PlaceOrderInput> = {}) {
  const guest = shop.guest()
  const input = quoteForm()
  const quote = await guest.checkout.quote(input)
  const botCheck = await solve(await guest.checkout.challenge())
  return { guest, quote, form: orderForm(quote, input, { botCheck, ...change }) }
}

export async function ledgerStates(shop: Pick<TestShop, 'ledgerFile'>): Promise<string[]> {
  return [...(await readTransactions(shop.ledgerFile)).values()].map(({ state }) => state)
}

export const refusedAs = (code: string) => ({ cause: expect.objectContaining({ code }) })

/** Returns the answer of the placing call as the order that it is, not a request for approval. */
export function orderIn(answer: PlacingAnswer): PlacedOrder {
  if (isAwaitingApproval(answer)) throw new Error('The order went to approval.')
  return answer
}
