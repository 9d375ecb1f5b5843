import type { DealerRequestRow } from '@mullion/db/accounts/dealer-request.repository'
import type { NewMail } from '@mullion/db/mail/mail.repository'
import { formatPhone } from '@mullion/domain/accounts/company'
import { verificationHours } from '@mullion/domain/accounts/dealer-request'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'
import type { MailFacts } from './account-mails.ts'

interface To {
  readonly email: string
  /** Makes the mail's event key unique, since each of these mails may be sent more than once. */
  readonly key: string
}

// Neither mail to the address on the form repeats anything typed there. The form is public, so anyone could use it to
// send their own words to a stranger.

/** Mail with the link that verifies a request; the link works once, for 72 hours. */
export function verifyRequestMail(to: To, token: string, { storeInfo, siteUrl }: MailFacts): NewMail {
  return letterMail(
    {
      event: `dealer-request:${to.key}`,
      to: to.email,
      subject: 'Verify your email address',
      paragraphs: [
        `A customer account at ${storeInfo.name} was requested with this email address. We’ll receive the request once you verify the address. The link works once, for ${verificationHours} hours.`,
      ],
      button: { label: 'Verify email address', url: `${siteUrl()}/?emailVerify=${token}` },
      notes: [
        `This email comes from our parts address, ${storeInfo.email}. We’ll reply from there, too.`,
        'If this wasn’t you, ignore this email. We’ll delete the request.',
      ],
    },
    storeInfo,
  )
}

/** Sent instead when the email address already has an account; the page says the same in both cases. */
export function accountExistsMail(to: To, { storeInfo, siteUrl }: MailFacts): NewMail {
  return letterMail(
    {
      event: `dealer-request-known:${to.key}`,
      to: to.email,
      subject: `You already have an account at ${storeInfo.name}`,
      paragraphs: [
        'A customer account was requested with this email address. You already have an account, so just sign in.',
        'Forgot your password? Choose “Forgot Password” when you sign in, and we’ll email you a link to set a new one.',
      ],
      button: { label: 'Sign in', url: `${siteUrl()}/?login=1` },
      notes: [
        `This email comes from our parts address, ${storeInfo.email}. If this wasn’t you, ignore this email.`,
      ],
    },
    storeInfo,
  )
}

function needsOf(request: DealerRequestRow, files: number): string {
  const needs = [
    request.requirePONumbers ? 'PO numbers' : '',
    request.requirePOUpload ? 'PO uploads' : '',
    files > 0 ? `tax exemption (${files} ${files === 1 ? 'document' : 'documents'})` : '',
  ].filter((need) => need !== '')
  return needs.length > 0 ? needs.join(', ') : 'an account only'
}

export function requestReceivedMail(
  request: DealerRequestRow,
  files: number,
  facts: MailFacts & StaffMailFacts,
): NewMail {
  const { storeInfo, siteUrl } = facts
  const { companyName, firstName, lastName, email, phoneNumber, accountsReceivableEmail } = request
  const street = [request.address, request.address2].filter((line) => line !== '')
  return letterMail(
    {
      event: `dealer-request-received:${request.id}`,
      to: staffRecipients(facts),
      subject: `New customer account request: ${companyName}`,
      paragraphs: [
        'The email address is verified. To set up the account, choose Create Company, then Select from Pending Requests.',
      ],
      facts: [
        ['Company', companyName, ...street, `${request.city}, ${request.state} ${request.zip}`],
        ['Contact', `${firstName} ${lastName}`, email, formatPhone(phoneNumber)],
        ...(accountsReceivableEmail ? [['Accounts receivable', accountsReceivableEmail] as const] : []),
        ['Needs', needsOf(request, files)],
      ],
      button: { label: 'Open the store', url: `${siteUrl()}/` },
    },
    storeInfo,
  )
}
