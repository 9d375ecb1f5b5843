import { randomUUID } from 'node:crypto'
import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { StoreInfo } from '@mullion/domain/store-info'
import { letterMail } from '../mail/letter-mail.ts'

/** What account mails are written with: who the store is, and the address of its page. */
export interface MailFacts {
  readonly storeInfo: StoreInfo
  /** Such as `https://parts.example`, without a slash at the end. */
  readonly siteUrl: () => string
}

interface To {
  readonly email: string
  /** Makes the mail one of its kind, since each of these may be sent again. */
  readonly key: string
}

/** The link that sets a new password; good for an hour and one use. */
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

/** The welcome of a person whom an admin has added, with a one-time password that is good for seven days. */
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

/** The link that proves a changed address; good for three days and one use. */
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

/** Tells a person at the address on file what was done to the credentials of their account. */
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
