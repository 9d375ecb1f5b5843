import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository'
import type { ShipmentRow } from '@mullion/db/orders/shipment.repository'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { displayName } from '@mullion/domain/catalog/part-title'
import { lineProgress, restInWords } from '@mullion/domain/orders/line-progress'
import { trackingUrl } from '@mullion/domain/orders/order-desk'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { MailFact } from '../mail/letter.ts'
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
  shippedPart: {
    subject: 'has shipped in part',
    paragraph: 'Part of your order is on its way. The rest follows.',
  },
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

/** Returns a quantity of a line, such as `2 × 1001-01 Hinge`. */
export const quantityInWords = (line: OrderLineRow, quantity: number) =>
  `${quantity}${line.unit === 'EA' ? '' : ` ${line.unit}`} × ${displayNumber(line.number)} ${displayName(line)}`

/** What is in a shipment; nothing for one of the whole order. */
function contentsOf(shipment: ShipmentRow, lines: readonly OrderLineRow[]): string[] {
  return (shipment.lines ?? []).flatMap(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId)
    return line ? [quantityInWords(line, quantity)] : []
  })
}

/** What follows in other shipments, and when if that is known. */
function followingOf(shipment: ShipmentRow, lines: readonly OrderLineRow[]): string[] {
  if (shipment.lines === null) return []
  return lines.flatMap((line) => {
    const progress = lineProgress(line, false)
    if (progress.left <= 0) return []
    const when = restInWords(progress)
    return [`${quantityInWords(line, progress.left)}${when ? `, ${when}` : ''}`]
  })
}

const factIfAny = (label: string, [first, ...more]: readonly string[]): MailFact[] =>
  first === undefined ? [] : [[label, first, ...more]]

export interface ShipmentMailContent extends ShipmentMailFacts {
  readonly news: ShipmentNews
  /** The lines of the order as they are with the shipment. */
  readonly lines: readonly OrderLineRow[]
}

/** Tells a buyer, and the customer that staff ordered for, about a shipment of their order. */
export function shipmentMail(
  { number, buyerEmail, internalBuyerEmail, shipAddress: to }: OrderRow,
  shipment: ShipmentRow,
  { storeInfo, orderLinks, news, lines }: ShipmentMailContent,
): NewMail {
  const { carrier, trackingNumber, otherTrackingNumbers } = shipment
  const following = news === 'removed' ? [] : followingOf(shipment, lines)
  const { subject, paragraph } = texts[news === 'shipped' && following.length > 0 ? 'shippedPart' : news]
  const tracking = news === 'removed' ? null : trackingUrl(shipment)
  const label = otherTrackingNumbers.length > 0 ? 'Tracking numbers' : 'Tracking number'
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
        [label, trackingNumber, ...otherTrackingNumbers],
        ...factIfAny('In this shipment', contentsOf(shipment, lines)),
        ...factIfAny('Still to come', following),
      ],
      button: tracking
        ? { label: 'Track shipment', url: tracking }
        : { label: orderLinkText, url: orderLinks.urlOf(number) },
    },
    storeInfo,
  )
}
