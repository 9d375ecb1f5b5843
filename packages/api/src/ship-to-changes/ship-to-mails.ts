import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { StoredShipToChange } from '@mullion/db/ship-to-changes/ship-to-change.repository'
import { formatMoney } from '@mullion/domain/money'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'
import { orderLinkText } from '../orders/order-confirmation.ts'
import type { OrderLinks } from '../orders/order-links.ts'
import { shipToLines } from '../orders/ship-to-view.ts'

export interface ShipToMailFacts extends StaffMailFacts {
  readonly orderLinks: OrderLinks
  /** Such as `https://parts.example`, no trailing slash. */
  readonly siteUrl: () => string
}

/** A request with its order. */
export interface MailedShipTo {
  readonly order: OrderRow
  readonly change: StoredShipToChange
}

type Money = Pick<StoredShipToChange, 'creditCents' | 'addCents' | 'waivedCents'>

/** Says what a change costs, such as `$4.10 more, not charged`. */
function moneyLines({ creditCents, addCents, waivedCents }: Money): [string, ...string[]] {
  const [first = 'None', ...more] = [
    ...(creditCents > 0 ? [`${formatMoney(creditCents)} less`] : []),
    ...(addCents > 0 ? [`${formatMoney(addCents)} more`] : []),
    ...(waivedCents > 0 ? [`${formatMoney(waivedCents)} more, not charged`] : []),
  ]
  return [first, ...more]
}

/** Tells staff that a buyer asks to ship an order to another address. */
export function shipToAskedMail({ order, change }: MailedShipTo, facts: ShipToMailFacts): NewMail {
  const { number } = order
  return letterMail(
    {
      event: `ship-to-asked:${change.id}`,
      to: staffRecipients(facts),
      subject: `Change of address asked: order ${number}`,
      paragraphs: [
        `${order.buyerEmail} asks to ship order ${number} to another address. Approve or refuse it before it ships.`,
        ...(change.note ? [change.note] : []),
      ],
      facts: [
        ['From', ...shipToLines(change.fromAddress)],
        ['To', ...shipToLines(change.toAddress)],
        ['Difference', ...moneyLines(change)],
      ],
      button: { label: 'Open the order', url: `${facts.siteUrl()}/?panel=admin&view=orders&id=${order.id}` },
    },
    facts.storeInfo,
  )
}

const news = {
  asked: {
    subject: (number: string) => `We have your change of address for order ${number}`,
    text: 'We’ll look at it and tell you by email. Until then, the order ships to its first address. If you didn’t ask for this, please call us now.',
  },
  approved: {
    subject: (number: string) => `Your order ${number} ships to its new address`,
    text: 'We changed the ship-to address of what has not shipped yet.',
  },
  refused: {
    subject: (number: string) => `Your order ${number} keeps its address`,
    text: 'We couldn’t change the ship-to address of your order. It ships to the address you gave first.',
  },
  lapsed: {
    subject: (number: string) => `Too late to change the address of order ${number}`,
    text: 'A part or all of your order had left, or it was canceled, before we could change its address. To ship the rest to another address, ask again.',
  },
} as const

/** Tells the buyer what became of the request. */
export function shipToMail(
  { order, change }: MailedShipTo,
  about: { readonly kind: keyof typeof news; readonly reason?: string },
  { storeInfo, orderLinks }: ShipToMailFacts,
): NewMail {
  const { number, buyerEmail, internalBuyerEmail } = order
  const { subject, text } = news[about.kind]
  return letterMail(
    {
      event: `ship-to-${about.kind}-buyer:${change.id}`,
      to: [...new Set([buyerEmail, internalBuyerEmail ?? buyerEmail])],
      subject: subject(number),
      paragraphs: [text, ...(about.reason ? [about.reason] : [])],
      facts: [
        ['Order number', number],
        ['New address', ...shipToLines(change.toAddress)],
        ...(about.kind === 'approved' ? [['Difference', ...moneyLines(change)] as const] : []),
      ],
      notes: [`Questions? Call us at ${storeInfo.phone}.`],
      button: { label: orderLinkText, url: orderLinks.urlOf(number) },
    },
    storeInfo,
  )
}
