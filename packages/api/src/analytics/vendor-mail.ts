import type { VendorStateRow } from '@mullion/db/analytics/vendor-health.repository'
import type { NewMail } from '@mullion/db/mail/mail.repository'
import {
  type VendorFailureKind,
  type VendorSubject,
  vendorNames,
} from '@mullion/domain/analytics/vendor-health'
import type { MailFact } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'
import type { KnownVendor } from './vendor-calls.ts'

export interface VendorMailFacts extends StaffMailFacts {
  readonly siteUrl: () => string
}

/** What does not work without each vendor, and what still does. */
const consequences: Readonly<Record<VendorSubject, string>> = {
  payments:
    'Buyers can’t pay by card. Orders on terms still work, and so do search, carts and shipping quotes. No card is charged twice: payments that were under way are checked again every minute.',
  'parcel-rates':
    'Parcels can’t be quoted, so prepaid parcel orders wait. Collect and third-party shipping still work, and staff can place orders on terms with freight to be confirmed.',
  freight:
    'LTL freight can’t be quoted, so prepaid freight orders wait. Collect and third-party freight still work, and staff can place orders on terms with freight to be confirmed.',
  tax: 'Sales tax can’t be calculated, so orders to states where the buyer pays tax wait. Tax-exempt orders still work.',
  'bot-check': 'Guests can’t pay by card or request an account. Buyers who are signed in can still order.',
  mail: 'Email from the store waits and is sent when the mail server is back. Orders still work. This message was late for the same reason.',
  files: 'Images and uploaded documents can’t be opened or saved. Orders without a document still work.',
  'upload-scan':
    'Uploaded files can’t be scanned for viruses. They are refused, or accepted without a scan if UPLOAD_SCAN_AWAY says so. Orders without a document still work.',
}

const advice: Readonly<Record<VendorFailureKind, (adapter: string) => string>> = {
  no_answer: (adapter) =>
    `Check the status page of ${adapter} and this server’s connection to the internet. There is nothing to restart: the store tries again by itself.`,
  refused: (adapter) =>
    `${adapter} answers, but refuses this store. Check the credentials in the store’s settings, and whether the account is locked or over its limit.`,
  error: (adapter) =>
    `${adapter} answers with errors. Check its status page. If there is no problem there, send the error and the time to its support.`,
}

/** What an error says to someone who has not seen the code. */
export const failureNames: Readonly<Record<VendorFailureKind, string>> = {
  no_answer: 'No answer',
  refused: 'Refused this store',
  error: 'Answered with an error',
}

const inTime = (at: Date, timeZone: string) =>
  at.toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })

function letterAbout({ subject, adapter, builtIn }: KnownVendor, facts: VendorMailFacts) {
  const name = builtIn ? vendorNames[subject] : `${vendorNames[subject]} (${adapter})`
  const { siteUrl, storeInfo } = facts
  const compose = (about: {
    event: string
    subject: string
    paragraphs: readonly string[]
    facts: readonly MailFact[]
  }): NewMail =>
    letterMail(
      {
        ...about,
        to: staffRecipients(facts),
        button: { label: 'Open operations', url: `${siteUrl()}/?panel=admin&view=analytics` },
      },
      storeInfo,
    )
  return { name, compose, time: (at: Date) => inTime(at, storeInfo.timeZone) }
}

/** Tells staff that a vendor has been down for five minutes, what still works, and what to do. */
export function vendorDownMail(vendor: KnownVendor, state: VendorStateRow, facts: VendorMailFacts): NewMail {
  const { name, compose, time } = letterAbout(vendor, facts)
  const { subject, adapter, builtIn } = vendor
  const { errorKind, errorCode, errorAt } = state
  const since = state.failingSinceAt ?? new Date(0)
  return compose({
    event: `vendor-down:${state.vendor}:${since.toISOString()}`,
    subject: `${name} is down`,
    paragraphs: [
      `No call has been answered for five minutes or more. ${consequences[subject]}`,
      advice[errorKind ?? 'no_answer'](builtIn ? 'The built-in service' : adapter),
    ],
    facts: [
      ['Down since', time(since)],
      ...(errorKind && errorCode && errorAt
        ? [['Last error', `${failureNames[errorKind]} (${errorCode})`, time(errorAt)] as const]
        : []),
    ],
  })
}

/** Tells staff that a vendor has answered for five minutes again. */
export function vendorBackMail(vendor: KnownVendor, state: VendorStateRow, facts: VendorMailFacts): NewMail {
  const { name, compose, time } = letterAbout(vendor, facts)
  const since = state.outageSinceAt ?? new Date(0)
  return compose({
    event: `vendor-back:${state.vendor}:${since.toISOString()}`,
    subject: `${name} is back`,
    paragraphs: ['Calls have been answered for five minutes without an error. There is nothing to do.'],
    facts: [
      ['Down since', time(since)],
      ['Back since', time(state.answeringSinceAt ?? since)],
    ],
  })
}
