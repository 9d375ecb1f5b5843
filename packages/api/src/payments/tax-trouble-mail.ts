import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { TaxPostingRow } from '@mullion/db/payments/tax-posting.repository'
import { storeTime } from '@mullion/domain/store-day'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'

interface TaxTrouble {
  readonly order: Pick<OrderRow, 'number'>
  readonly posting: Pick<TaxPostingRow, 'wanted'>
  readonly problem: string
  readonly at: Date
}

/** Tells staff of an order that the tax service does not have as it is; at most one mail a day. */
export function taxTroubleMail({ order, posting, problem, at }: TaxTrouble, facts: StaffMailFacts): NewMail {
  const { storeInfo } = facts
  const done = posting.wanted === 'committed' ? 'recorded' : 'canceled'
  return letterMail(
    {
      event: `tax-trouble:${storeTime(at, storeInfo.timeZone).day}`,
      to: staffRecipients(facts),
      subject: `Sales tax of order ${order.number} needs attention`,
      paragraphs: [
        `The sale should be ${done} at the tax service, and is not as the order says. Please check it there.`,
        'A sale that was given up is listed under View Orders in the admin panel, where you can send it again.',
        'Other orders of today may be affected too; only one email a day is sent about this. The log names each order.',
      ],
      facts: [
        ['Order', order.number],
        ['Problem', problem],
      ],
    },
    storeInfo,
  )
}
