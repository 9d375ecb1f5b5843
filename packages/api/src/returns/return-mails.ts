import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { ListedReturn, ReturnLineRow } from '@mullion/db/returns/return.repository'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { displayName } from '@mullion/domain/catalog/part-title'
import { dayInWords } from '@mullion/domain/orders/line-progress'
import { feeText, reasonRules } from '@mullion/domain/returns/return-policy'
import { inspectionWords, lineDecisionWords } from '@mullion/domain/returns/return-words'
import type { MailItem } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'
import type { OrderLinks } from '../orders/order-links.ts'
import { returnUrlOf } from './return-access.ts'

export interface ReturnMailFacts extends StaffMailFacts {
  readonly orderLinks: OrderLinks
  readonly siteUrl: () => string
}

/** A return with its lines, as mails are about it. */
export interface MailedReturn extends ListedReturn {
  readonly lines: readonly ReturnLineRow[]
}

const customerOf = ({ row: { companyName, contactName } }: MailedReturn) => companyName || contactName

function item(line: ReturnLineRow, remarks: readonly (string | null)[]): MailItem {
  return {
    number: displayNumber(line.number),
    name: displayName(line),
    count: `${line.quantity} ${line.unit}`,
    total: '',
    remarks: remarks.filter((text): text is string => !!text),
  }
}

const decidedItem = (line: ReturnLineRow) =>
  item(line, [
    `${reasonRules[line.reason].label}: ${lineDecisionWords[line.decision].toLowerCase()}`,
    line.answer,
    line.decision === 'refused' ? '' : feeText(line.feePercent),
  ])

const receivedItem = (line: ReturnLineRow) => item(line, [`Received: ${line.receivedQuantity ?? 0}`])

const inspectedItem = (line: ReturnLineRow) =>
  item(line, [
    line.result && `Checked: ${inspectionWords[line.result]}`,
    `To be credited: ${line.creditQuantity ?? 0}`,
    line.creditQuantity ? feeText(line.feePercent) : '',
  ])

const isComing = ({ decision }: ReturnLineRow) => decision === 'approved'

interface BuyerMail {
  readonly kind: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly items: readonly MailItem[]
}

function buyerMail(
  about: MailedReturn,
  { kind, items, ...letter }: BuyerMail,
  deps: ReturnMailFacts,
): NewMail {
  const { row, orderNumber } = about
  return letterMail(
    {
      ...letter,
      ...{ event: `return-${kind}:${row.id}:${row.revision}`, to: row.contactEmail, items },
      paragraphs: letter.paragraphs.filter((text) => text !== ''),
      facts: [
        ['Return', row.number ?? ''],
        ['Order', orderNumber],
      ],
      button: {
        label: row.state === 'approved' ? 'Open the return and print its label' : 'Open the return',
        url: returnUrlOf(deps, { ...row, orderNumber }),
      },
    },
    deps.storeInfo,
  )
}

/** Tells staff that a return waits for their answer. */
export function returnWaitsMail(about: MailedReturn, deps: ReturnMailFacts): NewMail {
  const { row, orderNumber, lines } = about
  const { id, number, note, contactName, contactEmail, revision } = row
  return letterMail(
    {
      event: `return-waits:${id}:${revision}`,
      to: staffRecipients(deps),
      subject: `Return requested: ${number}, ${customerOf(about)}`,
      heading: `${customerOf(about)} wants to return parts`,
      paragraphs: note ? [note] : [],
      facts: [
        ['Return', number ?? ''],
        ['Order', orderNumber],
        ['Contact', contactName, contactEmail],
      ],
      items: lines.map(decidedItem),
      button: { label: 'Open the return', url: `${deps.siteUrl()}/?panel=admin&view=returns&id=${id}` },
    },
    deps.storeInfo,
  )
}

const refusedText = 'These parts cannot be returned. Call us if you have questions.'

function answerOf({ state, number, arriveBy }: MailedReturn['row']): Omit<BuyerMail, 'items'> {
  if (state === 'approved') {
    const send = 'Print the label, put it on the parcel and send the parts so that they arrive by'
    const paragraphs = [`${send} ${arriveBy && dayInWords(arriveBy)}.`]
    return { kind: 'approved', subject: `Your return ${number} is approved`, paragraphs }
  }
  if (state === 'refused')
    return { kind: 'refused', subject: `About your return ${number}`, paragraphs: [refusedText] }
  const paragraphs = ['We’ll send you an email as soon as it is answered.']
  return { kind: 'received', subject: `We received your return ${number}`, paragraphs }
}

/** Tells the buyer what happens with their return: at once, or as staff decided. */
export function returnAnsweredMail(about: MailedReturn, note: string, deps: ReturnMailFacts): NewMail {
  const answer = answerOf(about.row)
  const items = about.lines.map(decidedItem)
  return buyerMail(about, { ...answer, items, paragraphs: [note, ...answer.paragraphs] }, deps)
}

/** Tells the buyer that their parcel arrived. */
export function returnReceivedMail(about: MailedReturn, note: string, deps: ReturnMailFacts): NewMail {
  const subject = `We received the parts of your return ${about.row.number}`
  const paragraphs = [note, 'We’ll check the parts and tell you what is credited.']
  const items = about.lines.filter(isComing).map(receivedItem)
  return buyerMail(about, { kind: 'arrived', subject, paragraphs, items }, deps)
}

/** Tells the buyer what staff found. */
export function returnInspectedMail(about: MailedReturn, note: string, deps: ReturnMailFacts): NewMail {
  const subject = `We checked the parts of your return ${about.row.number}`
  const items = about.lines.filter(isComing).map(inspectedItem)
  return buyerMail(about, { kind: 'inspected', subject, paragraphs: [note], items }, deps)
}

/** Tells the buyer that a return ended without a credit, and why. */
export function returnClosedMail(about: MailedReturn, note: string, deps: ReturnMailFacts): NewMail {
  const subject = `Your return ${about.row.number} is closed`
  const items = about.lines.map((line) => item(line, []))
  return buyerMail(about, { kind: 'closed', subject, paragraphs: [note], items }, deps)
}

/** Reminds the buyer that an approved return has not arrived. */
export function returnReminderMail(about: MailedReturn, deps: ReturnMailFacts): NewMail {
  const day = dayInWords(about.row.arriveBy ?? '')
  const subject = `Your return ${about.row.number} has to arrive by ${day}`
  const paragraphs = ['We have not received the parts yet. If you have sent them already, all is well.']
  const items = about.lines.filter(isComing).map((line) => item(line, []))
  return buyerMail(about, { kind: 'reminder', subject, paragraphs, items }, deps)
}

/** Tells the buyer that an approved return never arrived. */
export function returnExpiredMail(about: MailedReturn, deps: ReturnMailFacts): NewMail {
  const subject = `Your return ${about.row.number} has expired`
  const paragraphs = ['The parts did not arrive in time. Call us if they are still under way.']
  const items = about.lines.filter(isComing).map((line) => item(line, []))
  return buyerMail(about, { kind: 'expired', subject, paragraphs, items }, deps)
}
