import { join, resolve } from 'node:path'
import { type Holiday, knownHolidays, readHolidays } from '@mullion/domain/holidays'
import { type OfficeHours, readOfficeHours } from '@mullion/domain/office-hours'
import { demoOriginZip, demoStoreInfo } from '@mullion/domain/store-info'
import { z } from 'zod'

const flag = z.stringbool().default(false)
const integer = (fallback: number) => z.coerce.number().int().min(0).default(fallback)

function asOfficeHours(text: string, issues: z.RefinementCtx): OfficeHours {
  const hours = readOfficeHours(text)
  if (hours) return hours
  issues.addIssue('must be written as 8AM to 4:30PM, Monday to Friday or as 8AM to 4:30PM, Monday, Wednesday')
  return z.NEVER
}

function asHolidays(text: string, issues: z.RefinementCtx): readonly Holiday[] {
  const holidays = readHolidays(text)
  if (holidays) return holidays
  issues.addIssue(`must be None, or some of these with commas between them: ${knownHolidays.join(', ')}`)
  return z.NEVER
}

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

/** Parses a comma-separated list of at most `most` email addresses. */
const asEmails = (most: number) => (text: string, issues: z.RefinementCtx) => {
  const emails = text.split(',').map((each) => each.trim().toLowerCase())
  if (emails.length <= most && emails.every((each) => z.email().safeParse(each).success)) return emails
  issues.addIssue(`must be at most ${most} email addresses with commas between them`)
  return z.NEVER
}

const minDistinct = 8

/** Rejects filler secrets, such as one letter repeated. */
const secret = (least: number) =>
  z
    .string()
    .min(least, `must have at least ${least} characters`)
    .refine((text) => new Set(text).size >= minDistinct, {
      error: 'must be random: it repeats a few characters',
    })

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite|file|pglite|postgres|postgresql):.+/, 'must start with sqlite:, pglite: or postgres:')
    .optional(),
  MULLION_DEMO: flag,
  MULLION_DEMO_ANYWHERE: flag,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  STORE_NAME: z.string().min(1).default(demoStoreInfo.name),
  STORE_PHONE: z.string().min(1).default(demoStoreInfo.phone),
  STORE_EMAIL: z.email().default(demoStoreInfo.email),
  STORE_ADDRESS: z.string().min(1).default(demoStoreInfo.address),
  STORE_HOURS: z.string().transform(asOfficeHours).default(demoStoreInfo.officeHours),
  STORE_CLOSED_DAYS: z.string().transform(asHolidays).default(demoStoreInfo.closedDays),
  STORE_TIME_ZONE: z.string().transform(asTimeZone).default(demoStoreInfo.timeZone),
  STORE_ORIGIN_ZIP: z
    .string()
    .regex(/^\d{5}$/, 'must be five digits')
    .default(demoOriginZip),
  SANDBOX_PAYMENTS_ALLOWED: flag,
  SANDBOX_LEDGER_REPLACED: flag,
  SANDBOX_SLOW_CARD_MS: integer(60_000),
  PAYMENT_TIMEOUT_MS: integer(30_000),
  PAYMENT_LEASE_MS: integer(75_000),
  PAYMENT_REPAIR_MS: integer(60_000),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_SECRET: secret(32).optional(),
  STAFF_SECOND_FACTOR: flag,
  ANALYTICS_EMAILS: z.string().transform(asEmails(5)).optional(),
  ORDER_EMAILS: z.string().transform(asEmails(20)).optional(),
  GUEST_CUSTOMER_NUMBER: z.string().min(1).max(20).default('WEBGUEST'),
  BOT_CHECK_SECRET: secret(16).optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  SMTP_URL: z.url().optional(),
  WEBHOOK_PRIVATE_ADDRESSES: flag,
  TRUST_PROXY: flag,
  CATALOG_CALLS_A_MINUTE: integer(1800),
  TOKEN_CALLS_A_MINUTE: integer(600),
})

export type Env = z.output<typeof schema> & { readonly DATABASE_URL: string }

export function imagesDir({ DATA_DIR }: Env): string {
  return join(DATA_DIR, 'images')
}

function withDefaults(env: z.output<typeof schema>): Env {
  const dataDir = resolve(env.DATA_DIR)
  return { ...env, DATA_DIR: dataDir, DATABASE_URL: env.DATABASE_URL ?? `sqlite:${dataDir}/mullion.db` }
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** True if other machines can reach the store, directly or through a proxy; always true in production. */
export function isReachable({ NODE_ENV, HOST, SITE_URL, TRUST_PROXY }: Env): boolean {
  const siteHost = SITE_URL ? new URL(SITE_URL).hostname : 'localhost'
  return NODE_ENV === 'production' || TRUST_PROXY || !loopback.test(HOST) || !loopback.test(siteHost)
}

/** Errors for settings that are unsafe in a reachable store, unless a separate setting allows each one. */
function exposed(env: Env): string[] {
  const reach = 'a store that others can reach (NODE_ENV=production, HOST, SITE_URL or TRUST_PROXY)'
  return [
    ...(env.MULLION_DEMO && !env.MULLION_DEMO_ANYWHERE
      ? [
          `MULLION_DEMO: the passwords of a demonstration are published; ${reach} needs MULLION_DEMO_ANYWHERE=true`,
        ]
      : []),
    ...(env.SANDBOX_PAYMENTS_ALLOWED
      ? []
      : [
          `SANDBOX_PAYMENTS_ALLOWED: the sandbox charges no card; ${reach} needs a gateway, or this set to true`,
        ]),
    ...(env.MULLION_DEMO ? [] : missingInProduction(env)),
  ]
}

function missingInProduction({ AUTH_SECRET, SITE_URL, SMTP_URL, STORE_EMAIL }: Env): string[] {
  const problems: string[] = []
  if (!AUTH_SECRET) problems.push('AUTH_SECRET: a store in production needs a secret of its own')
  if (!SITE_URL) {
    problems.push('SITE_URL: a store in production needs its own address for the links in emails')
  } else if (!SITE_URL.startsWith('https:')) {
    problems.push('SITE_URL: a store in production needs an https address')
  }
  if (SMTP_URL && STORE_EMAIL === demoStoreInfo.email) {
    problems.push("STORE_EMAIL: emails need the store's own address, and this is the demonstration's")
  }
  return problems
}

const identity = {
  STORE_NAME: demoStoreInfo.name,
  STORE_PHONE: demoStoreInfo.phone,
  STORE_EMAIL: demoStoreInfo.email,
  STORE_ADDRESS: demoStoreInfo.address,
} as const

/**
 * Returns one sentence for each setting that works in a reachable store but is probably a mistake; logged at startup.
 */
export function warningsOf(env: Env): string[] {
  if (env.MULLION_DEMO || !isReachable(env)) return []
  const borrowed = Object.entries(identity)
    .filter(([name, value]) => env[name as keyof typeof identity] === value)
    .map(([name]) => name)
  return [
    ...(env.SMTP_URL
      ? []
      : [
          'SMTP_URL: no mail server is set. Mail is only listed for super admins at /mailbox, without links and ' +
            'passwords: new users cannot sign in, and nobody can reset a password or confirm an email address.',
        ]),
    ...(borrowed.length === 0
      ? []
      : [`${borrowed.join(', ')}: not set. Customers see the demonstration store's details.`]),
  ]
}

function contradictions(env: Env): string[] {
  const problems = isReachable(env) ? exposed(env) : []
  if (Boolean(env.RECAPTCHA_SITE_KEY) !== Boolean(env.RECAPTCHA_SECRET_KEY)) {
    problems.push('RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY: set both or neither')
  }
  return problems
}

/** Reads the settings; throws one error that lists every invalid variable and why. */
export function readEnv(values: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const read = schema.safeParse(filled)
  const env = read.success ? withDefaults(read.data) : null
  const problems = env
    ? contradictions(env)
    : (read.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (env && problems.length === 0) return env
  throw new Error(`The settings are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}
