import { cutsOf } from '@mullion/domain/cart/configuration-schema'
import { type Box, pack } from '@mullion/domain/checkout/packing'
import type { UpsService } from '@mullion/domain/checkout/shipping-service'
import type { ShipAddress } from '@mullion/domain/postal-address'
import type { DemoOrderLine } from './order-lines.ts'
import type { Shipping } from './shipping.ts'
import type { StockPart } from './stock.ts'

/** An order's amounts in cents; the grand total is the sum of the others. */
export interface Charges {
  readonly cartTotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
}

/** Sources of parcel prices and tax for the orders. */
export interface ChargeFacts {
  parcelCents(parcel: {
    readonly to: ShipAddress
    readonly service: UpsService
    readonly boxes: readonly Box[]
  }): Promise<number>
  taxCents(sale: {
    readonly to: ShipAddress
    readonly goodsCents: number
    readonly freightCents: number
  }): Promise<number>
}

interface Sale {
  readonly lines: readonly DemoOrderLine[]
  readonly shipAddress: ShipAddress
  readonly shipping: Shipping
  readonly taxExemptStates: readonly string[]
}

/** Returns a function that computes an order's charges; null for an order that is empty or does not ship by parcel. */
export function createCharges(
  { parcelCents, taxCents: taxOf }: ChargeFacts,
  parts: readonly StockPart[],
): (sale: Sale) => Promise<Charges | null> {
  const sizes = new Map(parts.map(({ id, size }) => [id, size]))
  const boxesOf = (lines: readonly DemoOrderLine[]) => {
    const packing = pack(
      lines.flatMap(({ partId, quantity, unit, configurations }) => {
        const size = sizes.get(partId)
        return size ? [{ quantity, unit, size, cutsInches: cutsOf(configurations) }] : []
      }),
    )
    return packing.method === 'parcel' ? packing.boxes : null
  }

  return async ({ lines, shipAddress: to, shipping, taxExemptStates }) => {
    const boxes = boxesOf(lines)
    if (lines.length === 0 || !boxes) return null
    const cartTotalCents = lines.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0)
    const prepaid = shipping.billingOption === 'prepay'
    const shippingCents = prepaid ? await parcelCents({ to, service: shipping.serviceType, boxes }) : 0
    const exempt = taxExemptStates.includes(to.state)
    const taxCents = exempt ? 0 : await taxOf({ to, goodsCents: cartTotalCents, freightCents: shippingCents })
    const grandTotalCents = cartTotalCents + shippingCents + taxCents
    return { cartTotalCents, shippingCents, taxCents, grandTotalCents }
  }
}
