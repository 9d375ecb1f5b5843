import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import { totalDiffers } from '@mullion/domain/checkout/checkout-errors'
import { type HoldPaymentInput, heldMinutes } from '@mullion/domain/checkout/hold-payment'
import { billingDetails, cardEntry } from '@mullion/domain/checkout/order'
import { billingOptions } from '@mullion/domain/checkout/shipping-service'
import { AppError } from '@mullion/domain/error'
import { toDollars } from '@mullion/domain/money'
import { shipAddress } from '@mullion/domain/postal-address'
import { TRPCError } from '@trpc/server'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import * as z from 'zod'
import { linesOfCart } from './cart-json.ts'
import { centsOf } from './dollars.ts'
import { withExternalFieldNames } from './external-names.ts'
import { compareBuyer, idOf, namedUser, namedUserSchema, namesBuyer } from './named-user.ts'
import { sentCartSchema } from './part-schemas.ts'
import type { Caller, RestFacts } from './rest.ts'
import { dollars, done, json, type RestCall, restCall } from './rest-call.ts'

const profile = z
  .object({
    methodID: z.string(),
    methodName: z.string(),
    cardType: z.enum(['V', 'M', 'A', 'D']),
    cardNumber: z.string().meta({ description: 'Masked.' }),
    cardExpiration: z.string().meta({ description: 'YYYY-MM' }),
    accountHolderName: z.string(),
  })
  .meta({ id: 'PaymentMethodProfile', description: 'A saved card.' })

function profileJson({ methodId, lastFour: _lastFour, ...shown }: SavedCard) {
  return { methodID: methodId, ...shown }
}

/** Cookie that holds an approved payment until its order is placed. */
export const paymentCookie = 'mullion_payment'
/** Header that stands for the cookie in calls by API token. */
export const paymentHeader = 'X-Held-Payment'

const payment = {
  ...namesBuyer,
  order: z.looseObject({
    amount: dollars,
    taxAmount: dollars.optional(),
    shippingCost: dollars.optional(),
  }),
  validationInfo: z.looseObject({
    ...namesBuyer,
    cart: sentCartSchema,
    shipAddress: z.object(shipAddress.shape),
    billingOption: z.enum(billingOptions).optional(),
    companyInternalId: z.unknown().optional(),
  }),
  companyInternalId: z.unknown().optional(),
  botCheck: z.string().optional(),
}
const typedCardBody = z.object({
  ...payment,
  card: z.looseObject({ ...cardEntry.shape, cardLabel: z.string().optional() }),
  billing: z.object(billingDetails.shape),
  saveCard: z.boolean().optional(),
})
const savedCardBody = z.object({
  ...payment,
  paymentMethodID: z.string(),
  cardCode: z.string().optional(),
})
type PaymentPayload = z.input<typeof typedCardBody> | z.input<typeof savedCardBody>

const result = z
  .union([
    z.object({
      Result: z.literal('Approved'),
      ResultCode: z.literal('A'),
      RefNum: z.string(),
      AuthCode: z.string(),
      AuthAmount: z.number(),
      CardType: z.string(),
      lastFour: z.string(),
    }),
    z.object({ Result: z.literal('Declined'), ResultCode: z.literal('D'), Error: z.string() }),
  ])
  .meta({ id: 'TransactionResult' })

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
async function pay(c: Context<RestFacts>, payload: PaymentPayload, paid: Paid) {
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
    if (c.get('byToken')) c.header(paymentHeader, held.heldPayment)
    else setCookie(c, paymentCookie, held.heldPayment, { ...cookie, maxAge: heldMinutes * 60 })
    const { gatewayId: RefNum, authCode: AuthCode, cardType: CardType, lastFour } = held
    const AuthAmount = toDollars(held.amountCents)
    return {
      ...({ Result: 'Approved', ResultCode: 'A' } as const),
      ...{ RefNum, AuthCode, AuthAmount, CardType, lastFour },
    }
  } catch (error) {
    const cause = error instanceof TRPCError ? error.cause : null
    if (!(cause instanceof AppError) || cause.code !== 'checkout.payment_declined') throw error
    return { Result: 'Declined', ResultCode: 'D', Error: String(cause.details.reason) } as const
  }
}

const heldText = `The approved payment is held for ${heldMinutes} minutes under a cookie, for the order posted next. By API token it is in the answer’s \`${paymentHeader}\` header instead, which the order sends back.`
const approved = {
  ...({ Result: 'Approved', ResultCode: 'A', RefNum: '1000042', AuthCode: '481516' } as const),
  ...({ AuthAmount: 118.4, CardType: 'V', lastFour: '2224' } as const),
}

export const cardCalls: readonly RestCall[] = [
  restCall({
    method: 'post',
    path: '/ebiz/get-customer',
    name: 'listSavedCards',
    summary: 'The saved cards of the signed-in user.',
    who: 'useAccount',
    body: json(z.object({ user: namedUserSchema.optional() })),
    answer: json(z.object({ PaymentMethodProfiles: z.array(profile) }).meta({ id: 'PaymentCustomer' })),
    refuses: [404, 502],
    async run({ caller, body }) {
      const cards = await caller.accounts.cards.list({ userId: namedUser(idOf(body.user)) })
      return { PaymentMethodProfiles: cards.map(profileJson) }
    },
  }),
  restCall({
    method: 'post',
    path: '/ebiz/delete-customer-payment-method',
    name: 'deleteSavedCard',
    summary: 'Deletes a saved card.',
    who: 'useAccount',
    body: json(z.object({ user: namedUserSchema.optional(), paymentMethodId: z.string() })),
    answer: done,
    refuses: [404, 502],
    async run({ caller, body: { user, paymentMethodId: methodId } }) {
      const removed = caller.accounts.cards.remove({ userId: namedUser(idOf(user)), methodId })
      await withExternalFieldNames({ methodId: 'paymentMethodId' }, removed)
      return { ok: true as const }
    },
  }),
  restCall({
    method: 'post',
    path: '/ebiz/run-transaction',
    name: 'payByCard',
    summary: 'Authorizes a typed card for a cart.',
    description: heldText,
    who: 'anyone',
    body: json(typedCardBody),
    answer: json(result),
    refuses: [404, 409, 422, 502],
    example: { answer: approved },
    run({ c, body }) {
      const { cardNumber, cardExpiration, cardCode, cardLabel } = body.card ?? {}
      const saveCard = body.saveCard ? { label: cardLabel ?? '' } : undefined
      const card = { cardNumber, cardExpiration, cardCode }
      return pay(c, body, { card, billing: body.billing, saveCard } as Paid)
    },
  }),
  restCall({
    method: 'post',
    path: '/ebiz/run-customer-transaction',
    name: 'payBySavedCard',
    summary: 'Authorizes a saved card for a cart.',
    description: heldText,
    who: 'useAccount',
    body: json(savedCardBody),
    answer: json(result),
    refuses: [404, 409, 422, 502],
    example: { answer: approved },
    run: ({ c, body: payload }) =>
      pay(c, payload, {
        savedCard: { methodId: payload.paymentMethodID, cardCode: payload.cardCode },
      } as Paid),
  }),
]
