import type { NewMail } from '@mullion/db/mail/mail.repository'
import { dateFormat } from '@mullion/domain/date-format'
import { formatMoney } from '@mullion/domain/money'
import {
  type Difference,
  type DifferenceKind,
  differenceKinds,
} from '@mullion/domain/payments/reconciliation'
import { differenceAdvice, differenceNames } from '@mullion/domain/payments/reconciliation-list'
import { storeTime } from '@mullion/domain/store-day'
import type { MailFact } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'

export interface ReconciliationMailFacts extends StaffMailFacts {
  readonly siteUrl: () => string
}

/** The list in the panel has them all. */
const mostNamed = 10

const dayName = (day: string) =>
  dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

const amount = (cents: number | null) => (cents === null ? 'nothing' : formatMoney(cents))

function factOf(difference: Difference): MailFact {
  const { kind, orderNumber, reference, gatewayId, storeCents, gatewayCents } = difference
  return [
    differenceNames[kind],
    orderNumber ? `Order ${orderNumber}` : `Reference ${reference || 'none'}`,
    `Store ${amount(storeCents)}, gateway ${amount(gatewayCents)}`,
    ...(gatewayId ? [`Transaction ${gatewayId}`] : []),
  ]
}

/** Tells staff of a day that could not be compared for a long time; once for each day. */
export function waitingDayMail(day: string, problem: string, facts: ReconciliationMailFacts): NewMail {
  return letterMail(
    {
      event: `reconciliation-waits:${day}`,
      to: staffRecipients(facts),
      subject: `Payments of ${dayName(day)} are not compared yet`,
      paragraphs: [
        `The payments of ${dayName(day)} could not be compared with the payment gateway for more than a day.`,
        'The store tries again every six hours until the day is a week old. The log says what the gateway answered. Once the cause is gone, you can also compare the day from the list.',
      ],
      facts: [['Problem', problem]],
      button: { label: 'Open the list', url: `${facts.siteUrl()}/?panel=admin&view=orders` },
    },
    facts.storeInfo,
  )
}

/** Tells staff what a comparison of a day found that no earlier one did, and what to do about each kind. */
export function reconciliationMail(
  day: string,
  differences: readonly Difference[],
  facts: ReconciliationMailFacts & { readonly at: Date },
): NewMail {
  const { length } = differences
  const kinds = differenceKinds.filter((kind) => differences.some((each) => each.kind === kind))
  const found = length === 1 ? '1 difference' : `${length} differences`
  const advice = (kind: DifferenceKind) => `${differenceNames[kind]}: ${differenceAdvice[kind]}`
  return letterMail(
    {
      event: `reconciliation:${day}:${storeTime(facts.at, facts.storeInfo.timeZone).day}`,
      to: staffRecipients(facts),
      subject: `Payments of ${dayName(day)}: ${found}`,
      paragraphs: [
        `We compared the payments of ${dayName(day)} with the payment gateway and found ${found}.`,
        ...kinds.map(advice),
      ],
      facts: differences.slice(0, mostNamed).map(factOf),
      button: { label: 'Open the list', url: `${facts.siteUrl()}/?panel=admin&view=orders` },
      ...(length > mostNamed ? { notes: [`The list has ${length - mostNamed} more.`] } : {}),
    },
    facts.storeInfo,
  )
}
