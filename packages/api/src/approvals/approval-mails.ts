import { randomUUID } from 'node:crypto'
import type { ApprovalRequestRow } from '@mullion/db/approvals/approval-request.repository'
import type { ColleagueRow } from '@mullion/db/approvals/approval-rules.repository'
import type { NewMail } from '@mullion/db/mail/mail.repository'
import { displayName } from '@mullion/domain/catalog/part-title'
import { reasonText } from '@mullion/domain/checkout/purchase-rules'
import { formatMoney } from '@mullion/domain/money'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { MailFact } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'

export interface ApprovalMailFacts {
  readonly storeInfo: StoreInfo
  /** Such as `https://parts.example`, no trailing slash. */
  readonly siteUrl: () => string
}

type MailedRequest = Pick<
  ApprovalRequestRow,
  'id' | 'version' | 'grandTotalCents' | 'poNumber' | 'reasons' | 'draft' | 'expiresAt'
>

const button = ({ id }: MailedRequest, { siteUrl }: ApprovalMailFacts) => ({
  label: 'Open the request',
  url: `${siteUrl()}/?panel=account&view=approvals&id=${id}`,
})

function factsOf({ grandTotalCents, poNumber, draft }: MailedRequest): MailFact[] {
  const { nameOrCompany, address1, city, state, postalCode } = draft.shipAddress
  return [
    ['Total', formatMoney(grandTotalCents)],
    ['Ship to', nameOrCompany, address1, `${city}, ${state} ${postalCode}`],
    ...(poNumber ? ([['PO number', poNumber]] as MailFact[]) : []),
  ]
}

const dayOf = (at: Date, { timeZone }: StoreInfo) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(at)

/** Asks approvers to decide, or reminds them. */
export function askMail(
  request: MailedRequest,
  {
    to,
    requester,
    reminder = false,
    forwarded = null,
  }: {
    readonly to: readonly ColleagueRow[]
    readonly requester: string
    readonly reminder?: boolean
    readonly forwarded?: { readonly by: string; readonly note: string } | null
  },
  facts: ApprovalMailFacts,
): NewMail {
  const expires = `It expires on ${dayOf(request.expiresAt, facts.storeInfo)}. No one is charged until it is approved.`
  return letterMail(
    {
      event: `approval-${reminder ? 'reminder' : 'asked'}:${request.id}:${request.version}:${randomUUID()}`,
      to: to.map(({ email }) => email),
      subject: `${reminder ? 'Still waiting for approval' : 'Approval needed'}: ${requester}, ${formatMoney(request.grandTotalCents)}`,
      heading: `${requester} needs your approval`,
      paragraphs: [
        ...(forwarded ? [`${forwarded.by} forwarded this order to you.`, forwarded.note] : []),
        ...request.reasons.map(reasonText),
        expires,
      ].filter((text) => text !== ''),
      facts: factsOf(request),
      items: request.draft.lines.map((line) => ({
        number: line.number,
        name: displayName(line),
        count: `${line.quantity} ${line.unit} at ${formatMoney(line.unitPriceCents)}`,
        total: formatMoney(line.lineTotalCents),
        remarks: line.comments,
      })),
      button: button(request, facts),
    },
    facts.storeInfo,
  )
}

export type Decision =
  | { readonly kind: 'approved'; readonly by: string }
  | { readonly kind: 'rejected'; readonly by: string; readonly reason: string }
  | { readonly kind: 'expired' }

function wordsOf(decision: Decision, total: string): { readonly subject: string; readonly text: string[] } {
  if (decision.kind === 'approved')
    return {
      subject: `Your order for ${total} was approved`,
      text: [`${decision.by} approved your order, and it was placed. You’ll get a confirmation too.`],
    }
  if (decision.kind === 'rejected')
    return {
      subject: `Your order for ${total} was rejected`,
      text: [`${decision.by} rejected your order. Nothing was ordered or charged.`, decision.reason],
    }
  return {
    subject: `Your order for ${total} was not approved in time`,
    text: ['No one approved your order in time, so it has expired. Nothing was ordered or charged.'],
  }
}

/** Tells the person who asked what became of the request. */
export function decisionMail(
  request: MailedRequest,
  to: string,
  decision: Decision,
  facts: ApprovalMailFacts,
): NewMail {
  const { subject, text } = wordsOf(decision, formatMoney(request.grandTotalCents))
  return letterMail(
    {
      event: `approval-${decision.kind}:${request.id}:${request.version}`,
      ...{ to, subject, paragraphs: text },
      facts: factsOf(request),
      button: button(request, facts),
    },
    facts.storeInfo,
  )
}
