import { type Holiday, knownHolidays, readHolidays } from '@mullion/domain/holidays'
import { type OfficeHours, readOfficeHours } from '@mullion/domain/office-hours'
import { z } from 'zod'

export const flag = z.stringbool().default(false)
/** A whole number from 0 on. */
export const whole = z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(0)
export const integer = (fallback: number) => whole.default(fallback)

function asOfficeHours(text: string, issues: z.RefinementCtx): OfficeHours {
  const hours = readOfficeHours(text)
  if (hours) return hours
  issues.addIssue('must be written as 8AM to 4:30PM, Monday to Friday or as 8AM to 4:30PM, Monday, Wednesday')
  return z.NEVER
}

export const officeHours = z.string().transform(asOfficeHours)

function asHolidays(text: string, issues: z.RefinementCtx): readonly Holiday[] {
  const holidays = readHolidays(text)
  if (holidays) return holidays
  issues.addIssue(`must be None, or some of these with commas between them: ${knownHolidays.join(', ')}`)
  return z.NEVER
}

export const holidays = z.string().transform(asHolidays)

/**
 * Rejects abbreviations and offsets: they have no daylight saving time, and databases interpret some of them
 * differently.
 */
const areaAndCity = /^(?:[a-z]+(?:\/[a-z0-9_+-]+)+|UTC)$/i

function asTimeZone(name: string, issues: z.RefinementCtx): string {
  try {
    if (areaAndCity.test(name)) {
      return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
    }
  } catch {
    // Reported below, like any other invalid name.
  }
  issues.addIssue('must be a time zone by area and city, such as America/New_York, or UTC')
  return z.NEVER
}

export const timeZone = z.string().transform(asTimeZone)

const asEmails = (most: number) => (text: string, issues: z.RefinementCtx) => {
  const emails = text.split(',').map((each) => each.trim().toLowerCase())
  if (emails.length <= most && emails.every((each) => z.email().safeParse(each).success)) return emails
  issues.addIssue(`must be at most ${most} email addresses with commas between them`)
  return z.NEVER
}

/** A comma-separated list of at most `most` email addresses. */
export const emails = (most: number) => z.string().transform(asEmails(most))

const minDistinct = 8

/** A secret of our own; rejects filler, such as one letter repeated. */
export const ownSecret = (least: number) =>
  z
    .string()
    .min(least, `must have at least ${least} characters`)
    .refine((text) => new Set(text).size >= minDistinct, {
      error: 'must be random: it repeats a few characters',
    })

/**
 * What a vendor gave the store to sign in with. A line break would make HTTP clients refuse it with an error that quotes
 * it.
 */
export const credential = z
  .string()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to refuse
  .regex(/^[^\u0000-\u001f\u007f]{1,4096}$/, 'must be one line of text')

/** A key for backups, as `mullion-server backup key` makes it. */
export const backupKey = z
  .string()
  .regex(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/, 'must be a key made by: mullion-server backup key')

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** True for the names and addresses by which a machine reaches itself. */
export const isLoopback = (host: string) => loopback.test(host)

/** Returns why an address cannot be a vendor's; null if it can. */
function addressProblem(url: URL | null): string | null {
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    return 'must be an address, such as https://api.vendor.example'
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return 'must be https, because secrets are sent to it; http is for this machine only'
  }
  if (url.username || url.password) return 'must have no user or password in it'
  return url.search || url.hash ? 'must have nothing after its path' : null
}

function asVendorAddress(text: string, issues: z.RefinementCtx): string {
  const url = URL.parse(text)
  const problem = addressProblem(url)
  if (url && problem === null) return url.href.replace(/\/+$/, '')
  issues.addIssue(problem ?? '')
  return z.NEVER
}

/** Where a vendor's service is, without a slash at the end. */
export const vendorAddress = z.string().transform(asVendorAddress)

/** True for the database of a PostgreSQL server, which several servers of a store may use. */
export const isPostgresUrl = (url = ''): boolean => /^postgres(ql)?:/.test(url)
