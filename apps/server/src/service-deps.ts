import type { Measuring } from '@mullion/api/analytics/measuring'
import type { Log } from '@mullion/api/log'
import type { ServiceDeps } from '@mullion/api/services'
import { createAuthenticator } from '@mullion/auth/authenticator'
import { createKeySigner } from '@mullion/auth/key-signer'
import { createSecretBox } from '@mullion/auth/secret-box'
import type { Database } from '@mullion/db/database'
import type { Env } from './env.ts'
import { persistedSecret } from './persisted-secret.ts'
import { openPorts } from './ports.ts'
import { storeInfoOf } from './store-info-of.ts'

const demoAnalysts = ['super@mullion.example', 'admin@mullion.example']

function processFacts() {
  const { heapUsed, heapTotal } = process.memoryUsage()
  return {
    uptimeSeconds: Math.round(process.uptime()),
    nodeVersion: process.version,
    heapUsedBytes: heapUsed,
    heapTotalBytes: heapTotal,
  }
}

/** True if pages are served over TLS. */
export const isSecure = ({ SITE_URL }: Env) => SITE_URL?.startsWith('https:') ?? false

interface OpenedBefore extends Pick<ServiceDeps, 'clock' | 'vendorCalls' | 'siteUrl'> {
  readonly db: Database
  readonly log: Log
  readonly measuring: Measuring
}

/** Opens the ports that the settings name, and gathers with them what the services need, on a server or in a command. */
export async function openServiceDeps(env: Env, before: OpenedBefore) {
  const { db } = before
  const ports = await openPorts(env, before)
  const storeInfo = storeInfoOf(env)
  const secret = env.AUTH_SECRET ?? (await persistedSecret(env.DATA_DIR))
  const deps = {
    ...ports,
    ...before,
    storeInfo,
    authenticator: createAuthenticator({ db, secret, secure: isSecure(env), storeName: env.STORE_NAME }),
    secretBox: createSecretBox(secret),
    keySigner: createKeySigner(secret),
    processFacts,
    orderEmails: env.ORDER_EMAILS ?? [env.STORE_EMAIL],
    guestCustomerNumber: env.GUEST_CUSTOMER_NUMBER,
    quotedItemNumber: env.QUOTED_ITEM_NUMBER,
    restockingPercent: env.RESTOCKING_FEE_PERCENT,
    analyticsEmails: env.ANALYTICS_EMAILS ?? (env.MULLION_DEMO ? demoAnalysts : []),
    staffSecondFactor: env.STAFF_SECOND_FACTOR,
    leaseMs: env.PAYMENT_LEASE_MS,
  } satisfies ServiceDeps
  return { ports, secret, deps }
}
