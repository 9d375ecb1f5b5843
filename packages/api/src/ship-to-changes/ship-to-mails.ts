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

/** Says what a change would cost, such as `$4.10 more`, or did, such as `$4.10 more, not charged`. */
function moneyLines(
  { creditCents, addCents, waivedCents }: Money,
  settled: { readonly [kind in 'credit' | 'add' | 'waived']: string },
): [string, ...string[]] {
  const [first = 'None', ...more] = [
    ...(creditCents > 0 ? [`${formatMoney(creditCents)} less${settled.credit}`] : []),
    ...(addCents > 0 ? [`${formatMoney(addCents)} more${settled.add}`] : []),
    ...(waivedCents > 0 ? [`${formatMoney(waivedCents)} more${settled.waived}`] : []),
  ]
  return [first, ...more]
}

const asAsked = { credit: '', add: '', waived: '' }
const asSettled = { credit: ', credited to you', add: ', added to your order', waived: ', not charged' }

/** Tells staff that a buyer asks to ship an order to another address. */
export function shipToAskedMail({ order, change }: MailedShipTo, facts: ShipToMailFacts): NewMail {
  const { number } = order
  return letterMail(
    {
      event: `ship-to-asked:${change.id}`,
      to: staffRecipients(facts),
      subject: `Change of address requested: order ${number}`,
      paragraphs: [
        `${order.buyerEmail} asks to ship order ${number} to another address. Approve or refuse it before it ships.`,
        ...(change.note ? [change.note] : []),
      ],
      facts: [
        ['From', ...shipToLines(change.fromAddress)],
        ['To', ...shipToLines(change.toAddress)],
        ['Difference', ...moneyLines(change, asAsked)],
      ],
      button: { label: 'Open the order', url: `${facts.siteUrl()}/?panel=admin&view=orders&id=${order.id}` },
    },
    facts.storeInfo,
  )
}

const news = {
  asked: {
    subject: (number: string) => `We have your change of address for order ${number}`,
    text: 'We’ll review it and email you our answer. Until then, the order ships to its current address. If you didn’t ask for this, please call us now.',
  },
  approved: {
    subject: (number: string) => `Your order ${number} ships to its new address`,
    text: 'What has not shipped yet goes to the new address.',
  },
  refused: {
    subject: (number: string) => `Your order ${number} keeps its address`,
    text: 'We couldn’t change the ship-to address of your order. It ships to its current address.',
  },
  lapsed: {
    subject: (number: string) => `Too late to change the address of order ${number}`,
    text: 'Some or all of your order had shipped, or it was canceled, before we could change its address. To ship the rest to another address, please ask again.',
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
        [about.kind === 'approved' ? 'New address' : 'Address asked for', ...shipToLines(change.toAddress)],
        ...(about.kind === 'approved' ? [['Difference', ...moneyLines(change, asSettled)] as const] : []),
      ],
      button: { label: orderLinkText, url: orderLinks.urlOf(number) },
    },
    storeInfo,
  )
}
