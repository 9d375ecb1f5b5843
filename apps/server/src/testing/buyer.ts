import { approvedCard, orderForm, quoteForm, solve, termsOrder } from '@mullion/api/testing/order-form'
import type { HeldPayment } from '@mullion/domain/checkout/hold-payment'
import type { PlacedOrder, PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'
import { defaultDifficulty } from '@mullion/integrations/bot-check/proof-of-work'

/** Every puzzle of a server takes as many guesses, so leaving them out saves two thirds of the work. */
const leastGuesses = Math.ceil(defaultDifficulty / 2)

interface Answer<T> {
  readonly result?: { readonly data: T }
  readonly error?: { readonly message: string; readonly data: { readonly appCode: string | null } }
}

export interface BuyerFacts {
  /** URL of the server that issues puzzles, if it is another one. */
  readonly puzzlesFrom?: string
  /** IP address that the client sends as a proxy would. */
  readonly ipAddress?: string
  readonly jar?: Map<string, string>
  readonly actingFor?: number
}

/** Creates a minimal browser for ordering: cookies and the checkout procedures. */
export function createBuyer(url: string, facts: BuyerFacts = {}) {
  const { puzzlesFrom = url, ipAddress, jar = new Map<string, string>(), actingFor } = facts
  const from = {
    ...(ipAddress && { 'X-Forwarded-For': ipAddress }),
    ...(actingFor && { 'X-Acting-For': String(actingFor) }),
  }

  async function send(path: string, init: RequestInit & { headers?: object } = {}, server = url) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, ...from, ...(cookie && { Cookie: cookie }) }
    const response = await fetch(`${server}${path}`, { ...init, headers })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    return response.json()
  }

  async function call<T>(path: string, input?: unknown, server = url): Promise<T> {
    const post = { method: 'POST', body: JSON.stringify(input) }
    const headers = { 'Content-Type': 'application/json' }
    const init = { headers, ...(input === undefined ? {} : post) }
    const answer = (await send(`/trpc/${path}`, init, server)) as Answer<T>
    if (answer.error) throw new Error(answer.error.data.appCode ?? answer.error.message)
    return (answer.result as { data: T }).data
  }

  let quoted: { input: QuoteInput; quote: Quote } | undefined

  function quotation() {
    if (!quoted) throw new Error('Nothing was quoted.')
    return quoted
  }

  function place(idempotencyKey: string, change: Partial<PlaceOrderInput> = {}): Promise<PlacedOrder> {
    const { quote, input } = quotation()
    return call('checkout.placeOrder', orderForm(quote, input, { idempotencyKey, ...change }))
  }

  async function ask(partId: number, quantity: number): Promise<void> {
    const input = quoteForm([{ partId, quantity, comments: [] }])
    quoted = { input, quote: await call<Quote>('checkout.quote', input) }
  }

  return {
    call,
    /** Quotes one part and solves the puzzle: everything before Place Order. */
    async prepare(partId = 1, quantity = 1) {
      await ask(partId, quantity)
      const botCheck = await solve(await call('checkout.challenge', undefined, puzzlesFrom), leastGuesses)
      return {
        placeOrder: (
          idempotencyKey: string,
          card: PlaceOrderInput['card'] = approvedCard,
          saveCard?: PlaceOrderInput['saveCard'],
        ) => place(idempotencyKey, { botCheck, card, ...(saveCard ? { saveCard } : {}) }),
        /** Makes the two documented calls: the card payment, then the order. */
        async payFirst(idempotencyKey: string): Promise<PlacedOrder> {
          const { quote, input } = quotation()
          const { returnsAgreed: _, idempotencyKey: _key, ...form } = orderForm(quote, input, { botCheck })
          const { heldPayment } = await call<HeldPayment>('checkout.holdPayment', form)
          return call('checkout.placeOrder', termsOrder(quote, input, { idempotencyKey, heldPayment }))
        },
      }
    },
    /** Quotes one part and uploads a purchase order: everything before Place Order for a company on terms. */
    async prepareTerms(partId = 1, quantity = 1) {
      await ask(partId, quantity)
      const form = new FormData()
      form.set('file', new File(['%PDF-1.4\n%%EOF\n'], 'po.pdf', { type: 'application/pdf' }))
      const upload = send('/api/orders/po-document', { method: 'POST', body: form })
      const { poDocumentId, message } = (await upload) as { poDocumentId?: string; message?: string }
      if (!poDocumentId) throw new Error(`The purchase order was not stored: ${message}`)
      const { quote, input } = quotation()
      return (idempotencyKey: string, server = url): Promise<PlacedOrder> =>
        call('checkout.placeOrder', termsOrder(quote, input, { idempotencyKey, poDocumentId }), server)
    },
    signIn: (login: string, password: string) =>
      call('accounts.session.signIn', { login, password, rememberMe: false }),
    buyAgain: (idempotencyKey: string) => place(idempotencyKey),
  }
}
