import { randomUUID } from 'node:crypto'
import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { StoreInfo } from '@mullion/domain/store-info'
import { letterMail } from '../mail/letter-mail.ts'

export interface MailFacts {
  readonly storeInfo: StoreInfo
  /** Such as `https://parts.example`, no trailing slash. */
  readonly siteUrl: () => string
}

interface To {
  readonly email: string
  /** Makes the mail's event key unique, since each of these mails may be sent more than once. */
  readonly key: string
}

/** Mail with the link to set a new password; the link works once, for an hour. */
export function resetMail(to: To, token: string, { storeInfo, siteUrl }: MailFacts): NewMail {
  return letterMail(
    {
      event: `password-reset:${to.key}`,
      to: to.email,
      subject: `Reset your ${storeInfo.name} password`,
      heading: 'Reset your password',
      paragraphs: ['Someone, probably you, asked to reset your password. The link works once, for one hour.'],
      button: { label: 'Choose a new password', url: `${siteUrl()}/?reset=${token}` },
      notes: ['If this wasn’t you, ignore this email. Your password won’t change.'],
    },
    storeInfo,
  )
}

/** Welcome mail for a user an admin added, with a one-time password valid for seven days. */
export function welcomeMail(
  to: To,
  facts: { readonly oneTimePassword: string; readonly companyName: string },
  { storeInfo, siteUrl }: MailFacts,
): NewMail {
  return letterMail(
    {
      event: `welcome:${to.key}`,
      to: to.email,
      subject: `Your account at ${storeInfo.name}`,
      heading: `Welcome to ${storeInfo.name}`,
      paragraphs: [
        `You can now order parts for ${facts.companyName}. Sign in within 7 days with this email address and the temporary password below. You’ll choose your own password when you first sign in.`,
      ],
      code: facts.oneTimePassword,
      button: { label: 'Sign in', url: `${siteUrl()}/?login=1` },
    },
    storeInfo,
  )
}

/** Mail to an imported user, with a link to choose a password; the link works once, for seven days. */
export function invitationMail(
  to: To,
  { token, companyName }: { readonly token: string; readonly companyName: string },
  { storeInfo, siteUrl }: MailFacts,
): NewMail {
  return letterMail(
    {
      event: `invitation:${to.key}`,
      to: to.email,
      subject: `Your account at ${storeInfo.name}`,
      heading: `Welcome to ${storeInfo.name}`,
      paragraphs: [
        `You can now order parts for ${companyName} online. Choose a password within 7 days, then sign in with this email address.`,
      ],
      button: { label: 'Choose a password', url: `${siteUrl()}/?reset=${token}` },
      notes: ['After 7 days, use Forgot Password on the sign-in page to get a new link.'],
    },
    storeInfo,
  )
}

/** Mail with the link that verifies a changed email address; the link works once, for three days. */
export function verifyEmailMail(to: To, token: string, { storeInfo, siteUrl }: MailFacts): NewMail {
  return letterMail(
    {
      event: `verify-email:${to.key}`,
      to: to.email,
      subject: 'Confirm your new email address',
      paragraphs: [
        `You asked to use this email address for your ${storeInfo.name} account. Confirm it to start signing in with it. Until then, keep using your old one.`,
      ],
      button: { label: 'Confirm email address', url: `${siteUrl()}/?confirmEmail=${token}` },
    },
    storeInfo,
  )
}

export function credentialMail(
  { id, email }: { readonly id: number; readonly email: string },
  change: string,
  { storeInfo }: MailFacts,
): NewMail {
  return letterMail(
    {
      event: `credentials:${id}:${randomUUID()}`,
      to: email,
      subject: `Your ${storeInfo.name} account was changed`,
      paragraphs: [
        change,
        `If this wasn’t you, call us right away at ${storeInfo.phone}. Someone else may be using your account.`,
      ],
    },
    storeInfo,
  )
}
