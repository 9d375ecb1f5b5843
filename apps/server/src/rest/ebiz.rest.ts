import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import { totalDiffers } from '@mullion/domain/checkout/checkout-errors'
import { type HoldPaymentInput, heldMinutes } from '@mullion/domain/checkout/hold-payment'
import { AppError } from '@mullion/domain/error'
import { toDollars } from '@mullion/domain/money'
import { TRPCError } from '@trpc/server'
import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { linesOfCart } from './cart-json.ts'
import { centsOf } from './dollars.ts'
import { withExternalFieldNames } from './external-names.ts'
import { compareBuyer, idOf, type NamedUser, type NamesBuyer, namedUser } from './named-user.ts'
import type { OrderPayload } from './order-payload.ts'
import { type Caller, jsonBody, type RestFacts } from './rest.ts'

function profileJson({ methodId, lastFour: _lastFour, ...profile }: SavedCard) {
  return { methodID: methodId, ...profile }
}

/** Cookie that holds an approved payment until its order is placed. */
export const paymentCookie = 'mullion_payment'

interface PaymentPayload extends NamesBuyer {
  readonly order: { readonly amount: unknown; readonly taxAmount?: unknown; readonly shippingCost?: unknown }
  readonly validationInfo: NamesBuyer &
    Pick<OrderPayload, 'cart' | 'shipAddress' | 'billingOption' | 'companyInternalId'>
  readonly companyInternalId?: unknown
  readonly botCheck?: string
}

interface TypedCardPayload extends PaymentPayload {
  readonly card: HoldPaymentInput['card'] & { readonly cardLabel?: string }
  readonly billing: HoldPaymentInput['billing']
  readonly saveCard?: boolean
}

interface SavedCardPayload extends PaymentPayload {
  readonly paymentMethodID: string
  readonly cardCode?: string
}

/** Finds the quote a payment is for. The payload has no service type, so it is matched by shipping cost and total. */
async function offerFor(caller: Caller, { order, validationInfo }: PaymentPayload) {
  const { cart, shipAddress, billingOption } = validationInfo ?? {}
  const quoted = { cart: linesOfCart(cart), shipAddress, billingOption }
  const first = await caller.checkout.quote(quoted)
  const [amount, shipping] = [centsOf(order?.amount), centsOf(order?.shippingCost)]
  if (first.grandTotalCents === amount) return { quoted, quote: first }
  for (const { serviceType, priceCents } of first.services) {
    if (serviceType === first.serviceType || priceCents !== shipping) continue
    const quote = await caller.checkout.quote({ ...quoted, serviceType, basedOn: first.quoteId })
    if (quote.grandTotalCents === amount) return { quoted: { ...quoted, serviceType }, quote }
  }
  throw totalDiffers(first)
}

type Paid = Pick<HoldPaymentInput, 'card' | 'savedCard' | 'saveCard' | 'billing'>

/** Authorizes a card and answers as the gateway does; a declined card is a normal answer. */
async function pay(c: Context<RestFacts>, payload: PaymentPayload, paid: Paid): Promise<Response> {
  compareBuyer(c, payload)
  compareBuyer(c, payload.validationInfo)
  const companyId = payload.companyInternalId ?? payload.validationInfo?.companyInternalId
  const caller = await c.get('actingCaller')(companyId)
  const { quoted, quote } = await offerFor(caller, payload)
  const { quoteId, grandTotalCents } = quote
  const { botCheck } = payload
  const holding = caller.checkout.holdPayment({ ...quoted, ...paid, quoteId, grandTotalCents, botCheck })
  try {
    const held = await withExternalFieldNames({ 'savedCard.methodId': 'paymentMethodID' }, holding)
    const cookie = { httpOnly: true, sameSite: 'Lax', secure: c.get('secure'), path: '/api' } as const
    setCookie(c, paymentCookie, held.heldPayment, { ...cookie, maxAge: heldMinutes * 60 })
    const { gatewayId: RefNum, authCode: AuthCode, cardType: CardType, lastFour } = held
    const AuthAmount = toDollars(held.amountCents)
    return c.json({ Result: 'Approved', ResultCode: 'A', RefNum, AuthCode, AuthAmount, CardType, lastFour })
  } catch (error) {
    const cause = error instanceof TRPCError ? error.cause : null
    if (!(cause instanceof AppError) || cause.code !== 'checkout.payment_declined') throw error
    return c.json({ Result: 'Declined', ResultCode: 'D', Error: String(cause.details.reason) })
  }
}

/** REST paths of saved cards, and of payments made before the order. */
export function ebizRest() {
  const ebiz = new Hono<RestFacts>()

  ebiz.post('/get-customer', async (c) => {
    const { user } = await jsonBody<{ user?: NamedUser }>(c)
    const cards = await c.get('caller').accounts.cards.list({ userId: namedUser(idOf(user)) })
    return c.json({ PaymentMethodProfiles: cards.map(profileJson) })
  })

  ebiz.post('/delete-customer-payment-method', async (c) => {
    const { user, paymentMethodId } = await jsonBody<{ user?: NamedUser; paymentMethodId: string }>(c)
    const named = { userId: namedUser(idOf(user)), methodId: paymentMethodId }
    await withExternalFieldNames(
      { methodId: 'paymentMethodId' },
      c.get('caller').accounts.cards.remove(named),
    )
    return c.json({ ok: true })
  })

  ebiz.post('/run-transaction', async (c) => {
    const payload = await jsonBody<TypedCardPayload>(c)
    const { cardNumber, cardExpiration, cardCode, cardLabel } = payload.card ?? {}
    const saveCard = payload.saveCard ? { label: cardLabel ?? '' } : undefined
    const card = { cardNumber, cardExpiration, cardCode }
    return pay(c, payload, { card, billing: payload.billing, saveCard })
  })

  ebiz.post('/run-customer-transaction', async (c) => {
    const payload = await jsonBody<SavedCardPayload>(c)
    const { paymentMethodID: methodId, cardCode } = payload
    return pay(c, payload, { savedCard: { methodId, cardCode } })
  })

  return ebiz
}
