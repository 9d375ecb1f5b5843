import { usualRestockingPercent } from '@mullion/domain/returns/return-policy'
import { demoOriginZip, demoStoreInfo } from '@mullion/domain/store-info'
import { unscannedPolicies } from '@mullion/domain/upload'
import { z } from 'zod'
import {
  backupKey,
  credential,
  emails,
  flag,
  holidays,
  integer,
  officeHours,
  ownSecret,
  timeZone,
  vendorAddress,
  whole,
} from './kinds.ts'

const server = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: whole.max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite|file|pglite|postgres|postgresql):.+/, 'must start with sqlite:, pglite: or postgres:')
    .optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag,
  DRAIN_SECONDS: integer(0).pipe(z.number().max(300)),
  METRICS_PORT: whole.max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  CATALOG_CALLS_A_MINUTE: integer(1800),
  TOKEN_CALLS_A_MINUTE: integer(600),
  WEBHOOK_PRIVATE_ADDRESSES: flag,
}

const store = {
  MULLION_DEMO: flag,
  MULLION_DEMO_ANYWHERE: flag,
  STORE_NAME: z.string().min(1).max(80, 'must have at most 80 characters').default(demoStoreInfo.name),
  STORE_PHONE: z.string().min(1).default(demoStoreInfo.phone),
  STORE_EMAIL: z.email().default(demoStoreInfo.email),
  STORE_ADDRESS: z.string().min(1).default(demoStoreInfo.address),
  STORE_HOURS: officeHours.default(demoStoreInfo.officeHours),
  STORE_CLOSED_DAYS: holidays.default(demoStoreInfo.closedDays),
  STORE_TIME_ZONE: timeZone.default(demoStoreInfo.timeZone),
  STORE_ORIGIN_ZIP: z
    .string()
    .regex(/^\d{5}$/, 'must be five digits')
    .default(demoOriginZip),
  GUEST_CUSTOMER_NUMBER: z.string().min(1).max(20).default('WEBGUEST'),
  QUOTED_ITEM_NUMBER: z.string().min(1).max(30).default('SPECIAL'),
  RESTOCKING_FEE_PERCENT: whole.max(100).default(usualRestockingPercent),
}

const people = {
  AUTH_SECRET: ownSecret(32).optional(),
  STAFF_SECOND_FACTOR: flag,
  ANALYTICS_EMAILS: emails(5).optional(),
  BOT_CHECK_SECRET: ownSecret(16).optional(),
  RECAPTCHA_URL: vendorAddress.default('https://www.google.com'),
  RECAPTCHA_SITE_KEY: credential.optional(),
  RECAPTCHA_SECRET_KEY: credential.optional(),
  RECAPTCHA_MIN_SCORE: z.coerce.number({ error: 'must be a number' }).min(0).max(1).default(0.5),
}

const mail = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_BOUNCE_ADDRESS: z.email().optional(),
  SMTP_CA_FILE: z.string().min(1).optional(),
  ORDER_EMAILS: emails(20).optional(),
}

const payments = {
  SANDBOX_PAYMENTS_ALLOWED: flag,
  SANDBOX_LEDGER_REPLACED: flag,
  SANDBOX_SLOW_CARD_MS: integer(60_000),
  PAYMENT_TIMEOUT_MS: whole.min(1000).default(30_000),
  PAYMENT_LEASE_MS: integer(75_000),
  PAYMENT_REPAIR_MS: integer(60_000),
  EBIZCHARGE_URL: vendorAddress.default('https://ebiz-api1.ebizcharge.net/v1'),
  EBIZCHARGE_SUBSCRIPTION_KEY: credential.optional(),
  EBIZCHARGE_SECURITY_ID: credential.optional(),
  EBIZCHARGE_USER_ID: credential.optional(),
  EBIZCHARGE_PASSWORD: credential.optional(),
}

const shipping = {
  UPS_URL: vendorAddress.default('https://onlinetools.ups.com'),
  UPS_CLIENT_ID: credential.optional(),
  UPS_CLIENT_SECRET: credential.optional(),
  UPS_ACCOUNT_NUMBER: z
    .string()
    .regex(/^[A-Za-z0-9]{6}$/, 'must be six letters and digits')
    .optional(),
  UPS_RESIDENTIAL: flag,
  MODE_URL: vendorAddress.optional(),
  MODE_TOKEN: credential.optional(),
  TAXIFY_URL: vendorAddress.default('https://ws.taxify.co/taxify/1.1/core/JSONService.asmx'),
  TAXIFY_API_KEY: credential.optional(),
}

const region = z.string().regex(/^[a-z0-9-]{1,64}$/, 'must be a region, such as us-east-1')
const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')

const files = {
  S3_URL: vendorAddress.optional(),
  S3_REGION: region.optional(),
  S3_BUCKET: bucket.optional(),
  S3_ACCESS_KEY_ID: credential.optional(),
  S3_SECRET_ACCESS_KEY: credential.optional(),
  UPLOAD_SCAN_ADDRESS: z
    .string()
    .regex(/^(\[[\da-fA-F:]+\]|[A-Za-z\d.-]+):\d{1,5}$/, 'must be a host and a port, such as localhost:3310')
    .optional(),
  UPLOAD_SCAN_AWAY: z.enum(unscannedPolicies).default('refuse'),
}

const backups = {
  BACKUP_TO: z.string().min(1).optional(),
  BACKUP_KEY: backupKey.optional(),
  BACKUP_EVERY_MINUTES: whole.min(1).max(1440).default(60),
  BACKUP_LOG_SECONDS: whole.max(3600).default(2),
  BACKUP_VERIFY_HOURS: whole.max(8760).default(24),
  BACKUP_ALERT_HOURS: whole.max(8760).default(3),
  BACKUP_KEEP_HOURLY: integer(48),
  BACKUP_KEEP_DAILY: integer(30),
  BACKUP_KEEP_MONTHLY: integer(12),
  BACKUP_S3_URL: vendorAddress.optional(),
  BACKUP_S3_REGION: region.optional(),
  BACKUP_S3_BUCKET: bucket.optional(),
  BACKUP_S3_ACCESS_KEY_ID: credential.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: credential.optional(),
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,60}$/, 'must be letters, digits, points and dashes')
    .default('mullion'),
}

/** The settings by subject, as `docs/deployment.md` lists them. */
export const subjects = { server, store, people, mail, payments, shipping, files, backups } as const

export const schema = z.object({
  ...server,
  ...store,
  ...people,
  ...mail,
  ...payments,
  ...shipping,
  ...files,
  ...backups,
})

export type Settings = z.output<typeof schema>
/** The settings as a store uses them. */
export type Env = Settings & { readonly DATABASE_URL: string }
export type SettingName = keyof Settings

/** Settings that are secrets or hold one: never shown, and each can come from the file that `NAME_FILE` names. */
export const secretSettings = [
  'DATABASE_URL',
  'AUTH_SECRET',
  'BOT_CHECK_SECRET',
  'RECAPTCHA_SECRET_KEY',
  'SMTP_URL',
  'EBIZCHARGE_SUBSCRIPTION_KEY',
  'EBIZCHARGE_SECURITY_ID',
  'EBIZCHARGE_USER_ID',
  'EBIZCHARGE_PASSWORD',
  'UPS_CLIENT_SECRET',
  'MODE_TOKEN',
  'TAXIFY_API_KEY',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const satisfies readonly SettingName[]
