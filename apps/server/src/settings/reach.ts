import { demoStoreInfo } from '@mullion/domain/store-info'
import { isLoopback, isPostgresUrl } from './kinds.ts'
import type { Settings } from './schema.ts'
import { vendorSettings } from './vendors.ts'

/** True if other machines can reach the store, directly or through a proxy; always true in production. */
export function isReachable({ NODE_ENV, HOST, SITE_URL, TRUST_PROXY }: Settings): boolean {
  const siteHost = SITE_URL ? new URL(SITE_URL).hostname : 'localhost'
  return NODE_ENV === 'production' || TRUST_PROXY || !isLoopback(HOST) || !isLoopback(siteHost)
}

/** Errors for settings that are unsafe in a reachable store, unless a separate setting allows each one. */
function exposed(env: Settings): string[] {
  const reach = 'a store that others can reach (NODE_ENV=production, HOST, SITE_URL or TRUST_PROXY)'
  return [
    ...(env.MULLION_DEMO && !env.MULLION_DEMO_ANYWHERE
      ? [
          `MULLION_DEMO: the passwords of a demonstration are published; ${reach} needs MULLION_DEMO_ANYWHERE=true`,
        ]
      : []),
    ...(env.SANDBOX_PAYMENTS_ALLOWED || vendorSettings(env, 'ebizcharge')
      ? []
      : [
          `SANDBOX_PAYMENTS_ALLOWED: the sandbox charges no card; ${reach} needs a gateway, or this set to true`,
        ]),
    ...(env.MULLION_DEMO ? [] : missingInProduction(env)),
  ]
}

function missingInProduction({ AUTH_SECRET, SITE_URL, SMTP_URL, STORE_EMAIL }: Settings): string[] {
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

/** Without this, a store that loses its gateway's settings would go on with orders that nobody pays. */
function forgottenSandbox(env: Settings): string[] {
  if (!env.SANDBOX_PAYMENTS_ALLOWED || !vendorSettings(env, 'ebizcharge')) return []
  return ['SANDBOX_PAYMENTS_ALLOWED: EBizCharge charges the cards of this store. Remove this setting']
}

/** A demonstration has published passwords and saves cards of its own; a gateway of this machine is a simulator. */
function chargingDemonstration(env: Settings): string[] {
  const gateway = vendorSettings(env, 'ebizcharge')
  if (!env.MULLION_DEMO || !gateway || isLoopback(new URL(gateway.EBIZCHARGE_URL).hostname)) return []
  return ['MULLION_DEMO: EBizCharge would charge real cards in a demonstration. Set MULLION_DEMO=false']
}

/** A payment must not change hands while it is being looked up. Tests free the payments of killed servers at once. */
function shortLease({ NODE_ENV, PAYMENT_LEASE_MS, PAYMENT_TIMEOUT_MS }: Settings): string[] {
  if (NODE_ENV === 'test' || PAYMENT_LEASE_MS > 2 * PAYMENT_TIMEOUT_MS) return []
  return [`PAYMENT_LEASE_MS: must be more than twice PAYMENT_TIMEOUT_MS, which is ${PAYMENT_TIMEOUT_MS}`]
}

/** A secret in a folder would sign out everybody whose next request another server of the store gets. */
function secretOfOneServer({ DATABASE_URL, AUTH_SECRET }: Settings): string[] {
  if (AUTH_SECRET || !isPostgresUrl(DATABASE_URL)) return []
  return [
    'AUTH_SECRET: a store on PostgreSQL needs it, the same on each of its servers: the text of auth-secret in the DATA_DIR of a store that had one there, otherwise openssl rand -base64 48',
  ]
}

/** A copy that no one can open, or that has nowhere to go, is none. */
function halfBackup(env: Settings): string[] {
  const { BACKUP_TO: to, BACKUP_KEY: key } = env
  if (to === undefined) return []
  return [
    ...(key === undefined
      ? [
          'BACKUP_KEY: backups are encrypted. Make a key with mullion-server backup key, and keep a copy elsewhere',
        ]
      : []),
    ...(to === 's3' && !vendorSettings(env, 'backupS3') && !vendorSettings(env, 's3')
      ? ['BACKUP_TO: s3 needs the settings that begin with BACKUP_S3_, or those of S3']
      : []),
  ]
}

/** Returns a sentence for each setting that is valid but must not be together with the others. */
export function contradictions(env: Settings): string[] {
  return [
    ...(isReachable(env) ? exposed(env) : []),
    ...forgottenSandbox(env),
    ...chargingDemonstration(env),
    ...shortLease(env),
    ...(isReachable(env) && !env.MULLION_DEMO ? [] : secretOfOneServer(env)),
    ...halfBackup(env),
  ]
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
export function warningsOf(env: Settings): string[] {
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
