import type { CardBrand } from '@mullion/domain/card'
import type { BillingDetails } from '@mullion/domain/checkout/order'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { type DemoPerson, demoPeople } from '../accounts/people.ts'
import { anyOf, commonFirst, type Random, seeded } from '../random.ts'
import type { Buyer } from './buyers.ts'
import { storeDays } from './calendar.ts'
import { type ChargeFacts, type Charges, createCharges } from './charges.ts'
import { type Occasion, occasionsOf } from './occasions.ts'
import { type DemoOrderLine, fillBasket } from './order-lines.ts'
import { createPurchaseOrders } from './purchase-orders.ts'
import { chooseShipping, type Shipping } from './shipping.ts'
import { type StockPart, stockOf } from './stock.ts'

/** A demonstration order as placed; the store assigns its number. */
export type DemoOrder = Shipping & Charges & OrderFacts

interface OrderFacts {
  /** The login that placed it; null for a guest. */
  readonly login: string | null
  /** Identifies a guest, so that their orders belong together; null for users. */
  readonly guest: string | null
  readonly placedAt: Date
  readonly processed: boolean
  readonly paymentState: 'terms' | 'captured'
  readonly sandbox: boolean
  readonly shipAddress: ShipAddress
  readonly billing: BillingDetails | null
  readonly buyerEmail: string
  /**
   * Customer number of the internal company that staff ordered for; `internalBuyerEmail` is its email
   * address.
   */
  readonly internalNumber: string | null
  readonly internalBuyerEmail: string | null
  readonly poNumber: string | null
  readonly iseNumber: string | null
  readonly cardType: CardBrand | null
  readonly lastFour: string | null
  readonly lines: readonly DemoOrderLine[]
}

export interface DemoOrderFacts extends ChargeFacts {
  /** The catalog at list prices. */
  readonly parts: readonly StockPart[]
  readonly until: Date
  readonly people?: readonly DemoPerson[]
}

/** Eighteen months. */
const daysShown = 548
/** Discontinued parts were still sold up to this many days ago. */
const obsoleteSinceDays = 45

type Payment = Pick<OrderFacts, 'paymentState' | 'sandbox' | 'billing' | 'cardType' | 'lastFour'>

function billingOf({ firstname, lastname, companyName, email, addresses: [home] }: Buyer): BillingDetails {
  return {
    firstName: firstname,
    lastName: lastname,
    companyName,
    address1: home.address1,
    address2: home.address2,
    city: home.city,
    state: home.state,
    zip: home.postalCode,
    country: home.country,
    buyerEmail: email,
  }
}

function paymentOf(random: Random, buyer: Buyer): Payment {
  if (buyer.terms === 'PO')
    return { paymentState: 'terms', sandbox: false, billing: null, cardType: null, lastFour: null }
  const card = commonFirst(random, buyer.cards)
  return { paymentState: 'captured', sandbox: true, billing: billingOf(buyer), ...card }
}

/** On an order placed by staff, the confirmation goes to the staff member, with a copy to the customer. */
function confirmedTo({ internalNumber, login, email }: Buyer) {
  if (internalNumber === null) return { buyerEmail: email, internalBuyerEmail: null }
  return { buyerEmail: login ?? email, internalBuyerEmail: email }
}

interface BasketFacts {
  readonly stock: ReturnType<typeof stockOf>
  readonly newPricesAt: number
}

function linesOf(random: Random, { at, day, buyer, mixed }: Occasion, facts: BasketFacts) {
  const { stock, newPricesAt } = facts
  return fillBasket(random, {
    stock: day.daysAgo < obsoleteSinceDays ? { ...stock, obsolete: [] } : stock,
    month: day.month,
    discountRate: buyer.discountRate,
    oldPrices: at.getTime() < newPricesAt,
    mixed,
  })
}

/**
 * Yields eighteen months of orders up to an instant, oldest first, with their amounts: at least 4,000 from the
 * demonstration catalog, by guests, customers and staff. The same facts give the same orders.
 */
export async function* demoOrders(facts: DemoOrderFacts): AsyncGenerator<DemoOrder> {
  const { parts, until, people = demoPeople() } = facts
  const random = seeded(1547)
  const days = storeDays(until, daysShown)
  const basket = { stock: stockOf(parts), newPricesAt: Date.UTC(until.getUTCFullYear(), 0, 1) }
  const charge = createCharges(facts, parts)
  const nextPo = createPurchaseOrders()
  for (const occasion of occasionsOf(random, { days, until, people })) {
    const { at, buyer, pending } = occasion
    const lines = linesOf(random, occasion, basket)
    const shipAddress = anyOf(random, buyer.addresses)
    const shipping = chooseShipping(random, buyer)
    const charges = await charge({ lines, shipAddress, shipping, taxExemptStates: buyer.taxExemptStates })
    if (!charges) continue
    yield {
      ...shipping,
      ...charges,
      ...paymentOf(random, buyer),
      ...nextPo(buyer),
      login: buyer.login,
      guest: buyer.guest,
      placedAt: at,
      processed: !pending,
      shipAddress,
      ...confirmedTo(buyer),
      internalNumber: buyer.internalNumber,
      lines,
    }
  }
}
