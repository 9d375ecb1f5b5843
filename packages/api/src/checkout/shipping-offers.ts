import { cutsOf } from '@mullion/domain/cart/configuration-schema'
import type { PartSize } from '@mullion/domain/catalog/part'
import { arrivalDay, shipDay, transitDays } from '@mullion/domain/checkout/arrival'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import { type Packing, pack } from '@mullion/domain/checkout/packing'
import type { ServiceOffer, ShippingOffers } from '@mullion/domain/checkout/quote'
import {
  carrierOf,
  defaultUpsService,
  fedexServiceCodes,
  freightService,
  isCarrierSilent,
  type ServiceType,
  serviceName,
  type UpsService,
  upsServiceCodes,
} from '@mullion/domain/checkout/shipping-service'
import { whyFreight } from '@mullion/domain/checkout/why-freight'
import type { ShipAddress } from '@mullion/domain/postal-address'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { FreightRates } from '@mullion/integrations/freight/port'
import type { ParcelRates } from '@mullion/integrations/parcel-rates/port'
import type { Clock } from '../clock.ts'

export interface ShippingOffersDeps {
  readonly parcelRates: ParcelRates
  readonly freightRates: FreightRates
  readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'closedDays'>
  readonly clock: Clock
}

interface Shipment {
  readonly lines: OrderDraft['lines']
  readonly sizes: ReadonlyMap<number, PartSize>
  readonly shipAddress: ShipAddress
}

const noSize: PartSize = { lengthInches: null, heightInches: null, depthInches: null, weightPounds: null }

/** True if a part is made to order: nothing ships before it is ready. */
const isMadeToOrder = ({ lines }: Shipment) => lines.some(({ specialOrder }) => specialOrder)

function packingOf({ lines, sizes }: Shipment): Packing {
  return pack(
    lines.map(({ partId, quantity, unit, configurations }) => ({
      partId,
      quantity,
      unit,
      size: sizes.get(partId) ?? noSize,
      cutsInches: cutsOf(configurations),
    })),
  )
}

/** Returns every way a cart can ship, with prices and arrival estimates. */
export function createShippingOffers({ parcelRates, freightRates, storeInfo, clock }: ShippingOffersDeps) {
  const { timeZone, closedDays } = storeInfo

  function offer(
    serviceType: ServiceType,
    known: {
      readonly priceCents: number | null
      readonly businessDays: number | null
      /** The carrier's own word on the arrival. */
      readonly arrivesOn?: string | null | undefined
      readonly madeToOrder: boolean
    },
  ): ServiceOffer {
    const { priceCents, businessDays, madeToOrder } = known
    const estimate = () =>
      businessDays === null ? null : arrivalDay(clock(), { timeZone, closedDays, businessDays })
    return {
      carrier: carrierOf(serviceType),
      serviceType,
      name: serviceName(serviceType),
      priceCents,
      businessDays,
      arrivesOn: madeToOrder ? null : (known.arrivesOn ?? estimate()),
    }
  }

  async function parcelOffers(shipment: Shipment, boxes: Parcel['boxes']): Promise<ShippingOffers> {
    const { city, state, postalCode: zip, residential = false } = shipment.shipAddress
    const madeToOrder = isMadeToOrder(shipment)
    const shipsOn = shipDay(clock(), { timeZone, closedDays })
    const destination = { city, state, zip }
    const answer = await answerOrNull(parcelRates.quote({ destination, residential, boxes, shipsOn }))
    const rateOf = (service: UpsService) => answer?.rates.find((rate) => rate.service === service)
    const ground = rateOf(defaultUpsService)?.businessDays ?? null
    const ups = upsServiceCodes.map((service) => {
      const { costCents: priceCents = null, arrivesOn, businessDays: days = null } = rateOf(service) ?? {}
      const businessDays = days ?? transitDays(service, ground)
      return offer(service, { priceCents, businessDays, arrivesOn, madeToOrder })
    })
    const fedex = fedexServiceCodes.map((service) =>
      offer(service, { priceCents: null, businessDays: transitDays(service, ground), madeToOrder }),
    )
    return {
      ...{ method: 'parcel', freight: null, boxes: boxes.length },
      services: [...ups, ...fedex],
      ...{ warnings: answer?.warnings ?? [], madeToOrder },
    }
  }

  async function freightOffers(shipment: Shipment, packing: Freight): Promise<ShippingOffers> {
    const { city, state, postalCode: zip } = shipment.shipAddress
    const { weightPounds, longestInches } = packing
    const destination = { city, state, zip }
    const madeToOrder = isMadeToOrder(shipment)
    const answer = await answerOrNull(freightRates.quote({ destination, weightPounds, longestInches }))
    return {
      method: 'freight',
      freight: whyFreight(packing, shipment.lines),
      boxes: 0,
      services: [
        offer(freightService, {
          priceCents: answer?.costCents ?? null,
          businessDays: answer?.businessDays ?? null,
          madeToOrder,
        }),
      ],
      warnings: answer?.warnings ?? [],
      madeToOrder,
    }
  }

  return {
    /**
     * A service whose carrier did not answer has no price; throws `checkout.quote_failed` for an address a carrier
     * refuses.
     */
    async offersFor(shipment: Shipment): Promise<ShippingOffers> {
      const packing = packingOf(shipment)
      return packing.method === 'freight'
        ? freightOffers(shipment, packing)
        : parcelOffers(shipment, packing.boxes)
    },
  }
}

type Freight = Extract<Packing, { method: 'freight' }>
type Parcel = Extract<Packing, { method: 'parcel' }>

/** Null when the carrier did not answer. */
async function answerOrNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (isCarrierSilent(error)) return null
    throw error
  }
}
