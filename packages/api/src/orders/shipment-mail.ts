import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { ShipmentRow } from '@mullion/db/orders/order-desk.repository'
import { trackingUrl } from '@mullion/domain/orders/order-desk'
import type { StoreInfo } from '@mullion/domain/store-info'
import { letterMail } from '../mail/letter-mail.ts'
import { orderLinkText } from './order-confirmation.ts'
import type { OrderLinks } from './order-links.ts'

export interface ShipmentMailFacts {
  readonly storeInfo: StoreInfo
  readonly orderLinks: OrderLinks
}

/** What happened to a shipment. */
export type ShipmentNews = 'shipped' | 'corrected' | 'removed'

/** The mail's key: one for each version of a shipment, and one for its removal. */
function eventOf({ id, revision }: Pick<ShipmentRow, 'id' | 'revision'>, news: ShipmentNews): string {
  if (news === 'removed') return `shipment:${id}:removed`
  return revision === 0 ? `shipment:${id}` : `shipment:${id}:${revision}`
}

/** Returns the keys of all mail that there may be about a shipment on file. */
export function shipmentMailEvents({ id, revision }: Pick<ShipmentRow, 'id' | 'revision'>): string[] {
  return Array.from({ length: revision + 1 }, (_, each) => eventOf({ id, revision: each }, 'shipped'))
}

const texts = {
  shipped: { subject: 'has shipped', paragraph: 'Your order is on its way.' },
  corrected: {
    subject: 'has a corrected shipment',
    paragraph: 'We corrected a shipment of your order. These are its details now.',
  },
  removed: {
    subject: 'has a withdrawn shipment',
    paragraph:
      'We entered this shipment of your order by mistake. Please disregard its tracking number; we’ll write again when your order ships.',
  },
} as const

/** Tells a buyer, and the customer that staff ordered for, about a shipment of their order. */
export function shipmentMail(
  { number, buyerEmail, internalBuyerEmail, shipAddress: to }: OrderRow,
  shipment: ShipmentRow,
  { storeInfo, orderLinks, news }: ShipmentMailFacts & { readonly news: ShipmentNews },
): NewMail {
  const { carrier, trackingNumber } = shipment
  const { subject, paragraph } = texts[news]
  const tracking = news === 'removed' ? null : trackingUrl(shipment)
  return letterMail(
    {
      event: eventOf(shipment, news),
      to: [...new Set([buyerEmail, internalBuyerEmail ?? buyerEmail])],
      subject: `Your order ${number} ${subject}`,
      paragraphs: [paragraph],
      facts: [
        ['Order number', number],
        ['Ship to', to.nameOrCompany, `${to.city}, ${to.state} ${to.postalCode}`],
        ['Carrier', carrier],
        ['Tracking number', trackingNumber],
      ],
      button: tracking
        ? { label: 'Track shipment', url: tracking }
        : { label: orderLinkText, url: orderLinks.urlOf(number) },
    },
    storeInfo,
  )
}
