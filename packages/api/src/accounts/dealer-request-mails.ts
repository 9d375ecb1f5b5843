import type { DealerRequestRow } from '@mullion/db/accounts/dealer-request.repository'
import type { NewMail } from '@mullion/db/mail/mail.repository'
import { verificationHours } from '@mullion/domain/accounts/dealer-request'
import { letterMail } from '../mail/letter.ts'
import type { MailFacts } from './account-mails.ts'

interface To {
  readonly email: string
  /** Makes the mail one of its kind, since each of these may be sent again. */
  readonly key: string
}

// Both mails to whoever was named in the form repeat nothing that was typed there: the form is open to everybody, and
// nobody shall send words of their own to a stranger through it.

/** The link that verifies a request; good for 72 hours and one use. */
export function verifyRequestMail(to: To, token: string, { storeInfo, siteUrl }: MailFacts): NewMail {
  return letterMail(
    {
      event: `dealer-request:${to.key}`,
      to: to.email,
      subject: 'Please verify your email address',
      paragraphs: [
        'Hello,',
        `a customer account at ${storeInfo.name} was requested with this email address. We receive the request once you have verified the address; the link is good for ${verificationHours} hours and can be used once.`,
        `This mail comes from our parts address, ${storeInfo.email}, and so will our answer.`,
        'If it was not you, you need to do nothing: the request is deleted.',
      ],
      button: { label: 'Verify this address', url: `${siteUrl()}/?emailVerify=${token}` },
    },
    storeInfo,
  )
}

/** What somebody with an account gets instead; the page says the same to both. */
export function accountExistsMail(to: To, { storeInfo, siteUrl }: MailFacts): NewMail {
  return letterMail(
    {
      event: `dealer-request-known:${to.key}`,
      to: to.email,
      subject: `You have an account at ${storeInfo.name}`,
      paragraphs: [
        'Hello,',
        'a customer account was requested with this email address. There is an account for it already, so no request is needed: please sign in.',
        'Forgot your password? Choose "Forgot password" where you sign in, and we’ll email you a link to set a new one.',
        `This mail comes from our parts address, ${storeInfo.email}. If it was not you who asked, you need to do nothing.`,
      ],
      button: { label: 'Sign in', url: `${siteUrl()}/?login=1` },
    },
    storeInfo,
  )
}

function needsOf(request: DealerRequestRow, files: number): string {
  const needs = [
    request.requirePONumbers ? 'purchase order numbers' : '',
    request.requirePOUpload ? 'uploading purchase orders' : '',
    files > 0 ? `tax exemption (${files} ${files === 1 ? 'document' : 'documents'})` : '',
  ].filter((need) => need !== '')
  return needs.length > 0 ? needs.join(', ') : 'nothing beyond an account'
}

/** Tells the store that a request was verified and waits. */
export function requestReceivedMail(
  request: DealerRequestRow,
  files: number,
  { storeInfo, siteUrl }: MailFacts,
): NewMail {
  const { companyName, firstName, lastName, email, phoneNumber, accountsReceivableEmail } = request
  const place = [request.address, request.address2, `${request.city}, ${request.state} ${request.zip}`]
  return letterMail(
    {
      event: `dealer-request-received:${request.id}`,
      to: storeInfo.email,
      subject: `Customer account request received: ${companyName}`,
      paragraphs: [
        `Company: ${companyName}, ${place.filter((line) => line !== '').join(', ')}`,
        `Contact: ${firstName} ${lastName}, ${email}, ${phoneNumber}`,
        ...(accountsReceivableEmail ? [`Accounts receivable: ${accountsReceivableEmail}`] : []),
        `Needs: ${needsOf(request, files)}`,
        'The address is verified. The request waits under Create Company, Select from Pending Requests.',
      ],
      button: { label: 'Open the store', url: `${siteUrl()}/` },
    },
    storeInfo,
  )
}
