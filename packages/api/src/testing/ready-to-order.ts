import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
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
