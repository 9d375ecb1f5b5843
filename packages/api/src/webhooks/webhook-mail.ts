import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { EndpointRow } from '@mullion/db/webhooks/webhook-endpoint.repository'
import { keptDays, maxWaiting } from '@mullion/domain/webhooks/webhook-endpoint'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'

export interface WebhookMailFacts extends StaffMailFacts {
  readonly siteUrl: () => string
}

const nameOf = ({ description, url }: EndpointRow) => description || new URL(url).host

function letterAbout(endpoint: EndpointRow, facts: WebhookMailFacts) {
  const { siteUrl, storeInfo } = facts
  return (about: { event: string; subject: string; paragraphs: string[]; problem?: string }): NewMail =>
    letterMail(
      {
        event: about.event,
        to: staffRecipients(facts),
        subject: about.subject,
        paragraphs: about.paragraphs,
        facts: [
          ['Server', new URL(endpoint.url).host],
          ...(about.problem ? [['Last problem', about.problem] as const] : []),
        ],
        button: {
          label: 'Open the endpoint',
          url: `${siteUrl()}/?panel=admin&view=webhooks&id=${endpoint.id}`,
        },
      },
      storeInfo,
    )
}

/** Tells staff that the store has stopped sending to an endpoint. */
export function pausedMail(endpoint: EndpointRow, problem: string, facts: WebhookMailFacts): NewMail {
  const name = nameOf(endpoint)
  const why =
    endpoint.pauseReason === 'gone'
      ? `${name} answered that it is gone, so the store has stopped sending webhooks to it.`
      : `The store tried for three days to send webhooks to ${name}, and has stopped.`
  return letterAbout(
    endpoint,
    facts,
  )({
    event: `webhook-paused:${endpoint.id}:${endpoint.claims}`,
    subject: `Webhooks to ${name} are paused`,
    paragraphs: [
      why,
      `Events are kept for ${keptDays} days. When the receiver works again, resume the endpoint: sending goes on where it stopped.`,
    ],
    problem,
  })
}

/** Tells staff that events for an endpoint are being lost. */
export function discardedMail(endpoint: EndpointRow, at: Date, facts: WebhookMailFacts): NewMail {
  const name = nameOf(endpoint)
  return letterAbout(
    endpoint,
    facts,
  )({
    event: `webhook-discarded:${endpoint.id}:${at.toISOString()}`,
    subject: `Webhooks to ${name} are being lost`,
    paragraphs: [
      `Events wait for ${name} for more than ${keptDays} days, or there are more than ${maxWaiting.toLocaleString('en-US')} of them. The oldest ones are thrown away.`,
      'The receiver has to read what it missed from the store, for example with the calls under /api/v1.',
    ],
  })
}
