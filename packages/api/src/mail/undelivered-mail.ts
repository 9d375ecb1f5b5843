import type { MailRow, NewMail } from '@mullion/db/mail/mail.repository'
import type { RefusedRecipient } from '@mullion/integrations/mail/port'
import { letterMail } from './letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from './staff-mail.ts'

export const undeliveredEvent = 'undelivered:'

/** Tells staff who did not get a mail and why; the mail itself is left out, because it may hold a link or a password. */
export function undeliveredMail(
  mail: Pick<MailRow, 'id' | 'subject' | 'tries'>,
  lost: readonly Pick<RefusedRecipient, 'address' | 'reason'>[],
  facts: StaffMailFacts,
): NewMail {
  return letterMail(
    {
      event: `${undeliveredEvent}${mail.id}:${mail.tries}`,
      to: staffRecipients(facts),
      subject: 'An email could not be delivered',
      paragraphs: [
        'The mail server did not take an email of the store, so these recipients did not get it. Check their addresses, and tell them in another way.',
      ],
      facts: [['Email', mail.subject], ...lost.map(({ address, reason }) => [address, reason] as const)],
    },
    facts.storeInfo,
  )
}
