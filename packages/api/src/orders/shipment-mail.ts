import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { ShipmentRow } from '@mullion/db/orders/order-desk.repository'
import { trackingUrl } from '@mullion/domain/orders/order-desk'
import type { StoreInfo } from '@mullion/domain/store-info'
import { letterMail } from '../mail/letter-mail.ts'

export interface ShipmentMailFacts {
  readonly storeInfo: StoreInfo
  readonly siteUrl: () => string
}

/** Tells a buyer, and the customer that staff ordered for, that a shipment of their order is on its way. */
export function shipmentMail(
  { number, buyerEmail, internalBuyerEmail, shipAddress: to }: OrderRow,
  shipment: ShipmentRow,
  { storeInfo, siteUrl }: ShipmentMailFacts,
): NewMail {
  const { id, carrier, trackingNumber } = shipment
  const tracking = trackingUrl(shipment)
  return letterMail(
    {
      event: `shipment:${id}`,
      to: [...new Set([buyerEmail, internalBuyerEmail ?? buyerEmail])],
      subject: `Your order ${number} has shipped`,
      paragraphs: ['Your order is on its way.'],
      facts: [
        ['Order number', number],
        ['Ship to', to.nameOrCompany, `${to.city}, ${to.state} ${to.postalCode}`],
        ['Carrier', carrier],
        ['Tracking number', trackingNumber],
      ],
      button: tracking
        ? { label: 'Track shipment', url: tracking }
        : { label: 'Open the store', url: siteUrl() },
    },
    storeInfo,
  )
}
