import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { RecurringDraftRow } from '@mullion/db/recurring-orders/recurring-draft.repository'
import type { NamedRecurringRow } from '@mullion/db/recurring-orders/recurring-order.repository'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { formatMoney, timesQuantity } from '@mullion/domain/money'
import { dayInWords } from '@mullion/domain/orders/line-progress'
import type { ListLineView } from '@mullion/domain/part-lists/part-list'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { MailItem } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { type DraftLinkDeps, draftUrlOf } from './recurring-access.ts'

export interface RecurringMailFacts extends DraftLinkDeps {
  readonly storeInfo: StoreInfo
}

/** A draft with what its mail says about it. */
export interface MailedDraft {
  readonly draft: RecurringDraftRow
  readonly row: NamedRecurringRow
  readonly to: string
  readonly lines: readonly ListLineView[]
}

const dayOf = (at: Date, { timeZone }: StoreInfo) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at)

const rhythm = (weeks: number) => (weeks === 1 ? 'every week' : `every ${weeks} weeks`)

function itemOf({ part, quantity, comments, fate }: ListLineView): MailItem {
  const { number, name, unit, priceCents } = part
  const ready = fate.kind === 'ready' && priceCents !== null
  return {
    number: displayNumber(number),
    name,
    count: ready ? `${quantity} ${unit} at ${formatMoney(priceCents)}` : `${quantity} ${unit}`,
    total: ready ? formatMoney(timesQuantity(priceCents, quantity)) : 'Left out',
    remarks: fate.kind === 'ready' ? comments : [fate.text],
  }
}

interface AboutDraft {
  readonly event: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly items?: readonly MailItem[]
  /** Defaults to confirming it. */
  readonly button?: string
}

function draftMail(
  { draft, row, to }: Omit<MailedDraft, 'lines'>,
  { button = 'Review and confirm', ...about }: AboutDraft,
  facts: RecurringMailFacts,
): NewMail {
  return letterMail(
    {
      ...{ ...about, to },
      button: { label: button, url: draftUrlOf(facts, draft.id) },
      notes: [
        `You get this email because you order this list ${rhythm(row.recurring.everyWeeks)}. You can change, pause or end that in your account.`,
      ],
    },
    facts.storeInfo,
  )
}

const until = ({ expiresAt }: RecurringDraftRow, { storeInfo }: RecurringMailFacts) =>
  `Confirm it by ${dayOf(expiresAt, storeInfo)}. The page shows today’s prices with freight and tax. Nothing is ordered until you confirm.`

/** Asks the buyer to confirm a draft. */
export function waitingMail(mailed: MailedDraft, facts: RecurringMailFacts): NewMail {
  const { draft, row } = mailed
  return draftMail(
    mailed,
    {
      event: `recurring-waiting:${draft.id}`,
      subject: `Confirm your recurring order: ${row.recurring.name}`,
      paragraphs: [`Your list “${row.recurring.name}” is due.`, until(draft, facts)],
      items: mailed.lines.map(itemOf),
    },
    facts,
  )
}

/** Tells the buyer why a draft was not placed; they can still confirm it. */
export function failedMail(mailed: MailedDraft, facts: RecurringMailFacts): NewMail {
  const { draft, row } = mailed
  return draftMail(
    mailed,
    {
      event: `recurring-failed:${draft.id}:${draft.version}`,
      subject: `Your recurring order was not placed: ${row.recurring.name}`,
      paragraphs: [draft.failure?.text ?? '', until(draft, facts)],
      items: mailed.lines.map(itemOf),
    },
    facts,
  )
}

/** Tells the buyer that the card of an order that they confirmed was not charged, and why. */
export function unchargedMail(mailed: Omit<MailedDraft, 'lines'>, facts: RecurringMailFacts): NewMail {
  const { draft, row } = mailed
  return draftMail(
    mailed,
    {
      event: `recurring-failed:${draft.id}:${draft.version}`,
      subject: `Your recurring order was not placed: ${row.recurring.name}`,
      paragraphs: [
        draft.failure?.text ?? '',
        'You can choose another card in the recurring order.',
        until(draft, facts),
      ],
    },
    facts,
  )
}

/** Tells the buyer that an order was not confirmed in time, and when the next one is due. */
export function expiredMail(mailed: MailedDraft, facts: RecurringMailFacts): NewMail {
  const { draft, row } = mailed
  const { name, nextOn, state } = row.recurring
  return draftMail(
    mailed,
    {
      event: `recurring-expired:${draft.id}`,
      subject: `Your recurring order was not confirmed: ${name}`,
      paragraphs: [
        `The order of ${dayInWords(draft.dueOn)} was not confirmed in time, so nothing was ordered.`,
        ...(draft.failure ? [draft.failure.text] : []),
        ...(state === 'active' ? [`The next one is due on ${dayInWords(nextOn)}.`] : []),
      ],
      items: mailed.lines.map(itemOf),
      button: 'Open the order',
    },
    facts,
  )
}

/** Reminds the buyer before a draft expires. */
export function reminderMail(mailed: MailedDraft, facts: RecurringMailFacts): NewMail {
  const { draft, row } = mailed
  return draftMail(
    mailed,
    {
      event: `recurring-reminder:${draft.id}`,
      subject: `Still waiting for you: recurring order ${row.recurring.name}`,
      paragraphs: [until(draft, facts)],
      items: mailed.lines.map(itemOf),
    },
    facts,
  )
}
