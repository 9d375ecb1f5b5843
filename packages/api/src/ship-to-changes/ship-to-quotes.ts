import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import type { Database } from '@mullion/db/database'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { PartSize } from '@mullion/domain/catalog/part'
import { canadaUnavailable } from '@mullion/domain/checkout/checkout-errors'
import type { ExemptingCertificate, ServiceOffer } from '@mullion/domain/checkout/quote'
import type { ShipAddress } from '@mullion/domain/postal-address'
import type { RiseChoice, ShipToQuote } from '@mullion/domain/ship-to-changes/ship-to-change'
import {
  chargedForRest,
  freightAfter,
  type Settlement,
  settlementOf,
  totalOf,
} from '@mullion/domain/ship-to-changes/ship-to-money'
import { storeTime } from '@mullion/domain/store-day'
import type { TaxService } from '@mullion/integrations/tax/port'
import { assertDestination, type DestinationDeps, shipAddressNames } from '../checkout/destination.ts'
import { createShippingOffers, type ShippingOffersDeps } from '../checkout/shipping-offers.ts'
import { findExemption } from '../tax-certificates/exemption.ts'
import type { OrderToShip } from './order-to-ship.ts'

export interface ShipToQuotesDeps extends ShippingOffersDeps, DestinationDeps {
  readonly db: Database
  readonly tax: TaxService
}

/** What a change of ship-to costs, and what an approval stores of it. */
export interface QuotedShipTo {
  readonly quote: ShipToQuote
  readonly settlement: Settlement
  readonly taxExempt: boolean
  readonly taxCertificate: ExemptingCertificate | null
}

export type ShipToQuotes = ReturnType<typeof createShipToQuotes>

/**
 * True if carriers give prices for an order: not if its freight is billed to another account, was agreed in a price quote,
 * or is still to be confirmed.
 */
function isRated({ order, lines }: OrderToShip): boolean {
  const { billingOption, method, boxes, freightToBeConfirmed } = order
  const asQuoted = method === 'parcel' && boxes === 0
  const inCatalog = lines.every(({ line }) => line.partId > 0)
  return billingOption === 'prepay' && method !== null && !asQuoted && inCatalog && !freightToBeConfirmed
}

const isSameZone = (one: ShipAddress, other: ShipAddress) =>
  one.postalCode === other.postalCode &&
  one.city === other.city &&
  one.state === other.state &&
  (one.residential ?? false) === (other.residential ?? false)

interface Rated {
  readonly prices: { readonly before: number | null; readonly after: number | null }
  readonly arrivesOn: string | null
}

/** Quotes the rest of orders to another address, as the server sees it; nothing is stored. */
export function createShipToQuotes(deps: ShipToQuotesDeps) {
  const { db, tax, clock, storeInfo } = deps
  const shipping = createShippingOffers(deps)

  async function sizesOf({ lines }: OrderToShip): Promise<ReadonlyMap<number, PartSize>> {
    const parts = await listPartsById(
      db.read,
      lines.map(({ line }) => line.partId),
    )
    return new Map(parts.map((part) => [part.id, part]))
  }

  /** The service of the order, to one address, today. */
  async function offerTo(
    of: OrderToShip,
    sizes: ReadonlyMap<number, PartSize>,
    shipAddress: ShipAddress,
  ): Promise<ServiceOffer | null> {
    const { order, lines } = of
    const rest = lines.flatMap(({ line, left }) =>
      left > 0 ? [{ ...line, quantity: left, configurations: line.configurations ?? [], problem: null }] : [],
    )
    const { services } = await shipping.offersFor({ lines: rest, sizes, shipAddress })
    return services.find(({ serviceType }) => serviceType === order.serviceType) ?? null
  }

  async function rated(of: OrderToShip, to: ShipAddress): Promise<Rated> {
    const { shipAddress, arrivesOn, madeToOrder } = of.order
    if (isSameZone(shipAddress, to)) return { prices: { before: 0, after: 0 }, arrivesOn }
    if (!isRated(of)) return { prices: { before: null, after: null }, arrivesOn: null }
    const sizes = await sizesOf(of)
    const before = await offerTo(of, sizes, shipAddress)
    const after = await offerTo(of, sizes, to)
    return {
      prices: { before: before?.priceCents ?? null, after: after?.priceCents ?? null },
      arrivesOn: madeToOrder ? null : (after?.arrivesOn ?? null),
    }
  }

  const exemptionAt = ({ companyId, companyInternalId }: OrderRow, state: string) =>
    findExemption(
      db.read,
      { companyId, companyInternalId },
      { state, day: storeTime(clock(), storeInfo.timeZone).day },
    )

  return {
    /**
     * Returns what shipping the rest of an order to another address changes. Throws as a quote at checkout does for an
     * address that nothing ships to, and `unavailable` if the tax service does not answer.
     */
    async quote(of: OrderToShip, to: ShipAddress, rise: RiseChoice): Promise<QuotedShipTo> {
      if (to.country === 'CA') throw canadaUnavailable()
      await assertDestination(deps, to, shipAddressNames)
      const { order } = of
      const { prices, arrivesOn } = await rated(of, to)
      const rest = of.lines.map(({ line: { quantity, lineTotalCents }, left }) => ({
        ...{ quantity, lineTotalCents, left },
      }))
      const charged = chargedForRest(order, rest, of.shipments.length > 0)
      const freight = freightAfter(charged, prices, rise)
      const exemption = await exemptionAt(order, to.state)
      const { address1: street, city, state, postalCode: zip } = to
      const taxes =
        exemption || order.freightToBeConfirmed
          ? { goodsTaxCents: 0, freightTaxCents: 0 }
          : await tax.quote({
              destination: { street, city, state, zip },
              ...{ goodsCents: charged.goodsCents, freightCents: freight.chargedCents },
            })
      const difference = {
        freight: freight.difference ?? 0,
        goodsTax: taxes.goodsTaxCents - charged.goodsTaxCents,
        freightTax: taxes.freightTaxCents - charged.freightTaxCents,
      }
      const settlement = settlementOf(difference, rise)
      return {
        settlement,
        quote: {
          freightDifference: freight.difference,
          taxDifference: order.freightToBeConfirmed ? null : difference.goodsTax + difference.freightTax,
          creditCents: totalOf(settlement.credit),
          addCents: totalOf(settlement.add),
          waivedCents: settlement.waivedCents,
          arrivesOn,
        },
        taxExempt: exemption !== null,
        taxCertificate: exemption?.taxCertificate ?? null,
      }
    },
  }
}
