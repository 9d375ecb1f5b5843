import { approvedCard, orderForm, quoteForm, solve } from '@mullion/api/testing/order-form'
import type { PlacedOrder, PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'

interface Answer<T> {
  readonly result?: { readonly data: T }
  readonly error?: { readonly message: string; readonly data: { readonly appCode: string | null } }
}

/**
 * A guest's browser reduced to what orders need: a cookie and the procedures of checkout; puzzles may come from another
 * server, and a server behind a proxy may be told another IP address.
 */
export function createBuyer(url: string, puzzlesFrom = url, address = '') {
  let cookie = ''

  async function call<T>(path: string, input?: unknown, server = url): Promise<T> {
    const post = { method: 'POST', body: JSON.stringify(input) }
    const from = { ...(cookie && { Cookie: cookie }), ...(address && { 'X-Forwarded-For': address }) }
    const headers = { 'Content-Type': 'application/json', ...from }
    const response = await fetch(`${server}/trpc/${path}`, { headers, ...(input === undefined ? {} : post) })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const answer = (await response.json()) as Answer<T>
    if (answer.error) throw new Error(answer.error.data.appCode ?? answer.error.message)
    return (answer.result as { data: T }).data
  }

  let quoted: { input: QuoteInput; quote: Quote } | undefined

  function place(idempotencyKey: string, change: Partial<PlaceOrderInput> = {}): Promise<PlacedOrder> {
    if (!quoted) throw new Error('Nothing was quoted.')
    const form = orderForm(quoted.quote, quoted.input, { idempotencyKey, ...change })
    return call('checkout.placeOrder', form)
  }

  return {
    /** Quotes one part and solves the puzzle: all that a buyer does before pressing Place Order. */
    async prepare(partId = 1) {
      const input = quoteForm([{ partId, quantity: 1, comments: [] }])
      quoted = { input, quote: await call<Quote>('checkout.quote', input) }
      const botCheck = await solve(await call('checkout.challenge', undefined, puzzlesFrom))
      return {
        placeOrder: (idempotencyKey: string, card: PlaceOrderInput['card'] = approvedCard) =>
          place(idempotencyKey, { botCheck, card }),
      }
    },
    /** Orders what was quoted once more. */
    buyAgain: (idempotencyKey: string) => place(idempotencyKey),
  }
}
