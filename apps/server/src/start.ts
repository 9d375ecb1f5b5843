import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { createMeasuring } from '@mullion/api/analytics/measuring'
import type { PaymentStep } from '@mullion/api/checkout/payment-records'
import type { Log } from '@mullion/api/log'
import { spendPuzzles } from '@mullion/api/security/limits'
import { createServices, type Services } from '@mullion/api/services'
import { createAuthenticator } from '@mullion/auth/authenticator'
import { countDemonstrationUsers } from '@mullion/db/accounts/user.repository'
import { openStore } from '@mullion/db/open'
import { agreeOnFact, replaceFact } from '@mullion/db/security/shared-fact.repository'
import type { Store } from '@mullion/db/store'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import { createProofOfWork } from '@mullion/integrations/bot-check/proof-of-work'
import { createRecaptcha } from '@mullion/integrations/bot-check/recaptcha'
import { createPdfPrinter } from '@mullion/integrations/documents/pdf-printer'
import { createDiskImages } from '@mullion/integrations/files/disk-images'
import { createBuiltInFreight } from '@mullion/integrations/freight/built-in'
import { withFreightCircuit } from '@mullion/integrations/freight/with-circuit'
import { createMailbox } from '@mullion/integrations/mail/mailbox'
import { createSmtpMail } from '@mullion/integrations/mail/smtp'
import { createBuiltInParcelRates } from '@mullion/integrations/parcel-rates/built-in'
import { withCircuit } from '@mullion/integrations/parcel-rates/with-circuit'
import { withDeadline } from '@mullion/integrations/payments/deadline'
import {
  createSandboxGateway,
  refusingGateway,
  type SandboxGateway,
} from '@mullion/integrations/payments/sandbox'
import { withStrictAnswers } from '@mullion/integrations/payments/strict-answers'
import { createDiskFiles } from '@mullion/integrations/private-files/disk'
import { createBuiltInTax } from '@mullion/integrations/tax/built-in'
import { withTaxCircuit } from '@mullion/integrations/tax/with-circuit'
import { findZip } from '@mullion/integrations/zip-data'
import { createApp } from './app.ts'
import { type Env, isReachable } from './env.ts'
import { buildOf } from './first-paint/page-shell.ts'
import { createRenderer } from './first-paint/renderer.ts'
import { followConnections } from './http/connections.ts'
import { startJobs } from './jobs/every.ts'
import { createImportThread } from './jobs/import-worker.ts'
import { keptSecret } from './kept-secret.ts'
import { ownFolder } from './own-folder.ts'

const clock = () => new Date()
/** Accounts with analytics access in a demo. */
const demoAnalysts = ['super@mullion.example', 'admin@mullion.example']
const longestStartRepairMs = 5000
/** Delay before background work that no request needs yet. */
const quietStartMs = 500
/** How long requests in progress may run after shutdown begins, in ms. */
const longestAnswerMs = 6000
const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** The web client's server bundle. */
const drawingBundle = fileURLToPath(new URL('../../web/dist-server/entry-server.js', import.meta.url))

function processFacts() {
  const { heapUsed, heapTotal } = process.memoryUsage()
  return {
    uptimeSeconds: Math.round(process.uptime()),
    nodeVersion: process.version,
    heapUsedBytes: heapUsed,
    heapTotalBytes: heapTotal,
  }
}

/** Returns the store's public identity from its settings. */
export function storeInfoOf(env: Env): StoreInfo {
  return {
    name: env.STORE_NAME,
    phone: env.STORE_PHONE,
    email: env.STORE_EMAIL,
    address: env.STORE_ADDRESS,
    timeZone: env.STORE_TIME_ZONE,
    officeHours: env.STORE_HOURS,
    sandboxPayments: true,
    demo: env.MULLION_DEMO,
  }
}

async function botCheckOf(env: Env, { store, log }: { store: Store; log: Log }): Promise<BotCheck> {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey, SITE_URL } = env
  if (!siteKey || !secretKey) {
    const made = randomBytes(32).toString('hex')
    const secret = env.BOT_CHECK_SECRET ?? (await agreeOn(store, 'bot-check-secret', made))
    return createProofOfWork({ secret, clock, spend: spendPuzzles({ store, clock }) })
  }
  const onTrouble = (err: unknown) => log.error({ err }, 'The bot check is failing: no one can pass it.')
  const hostname = SITE_URL && new URL(SITE_URL).hostname
  return createRecaptcha({ siteKey, secretKey, onTrouble, ...(hostname ? { hostname } : {}) })
}

const agreeOn = (store: Store, name: string, value: string) =>
  store.transaction((tx) => agreeOnFact(tx, name, value))

const sandboxLedger = 'sandbox-ledger'

/**
 * Returns the sandbox gateway, or one that refuses all payments if the database belongs to another sandbox ledger:
 * this ledger would not know its payments, or would mistake them for others.
 */
async function gatewayOf(env: Env, deps: { store: Store; sandbox: SandboxGateway; log: Log }) {
  const { store, sandbox, log } = deps
  if (env.SANDBOX_LEDGER_REPLACED) {
    await store.transaction((tx) => replaceFact(tx, sandboxLedger, sandbox.ledgerId))
  }
  if ((await agreeOn(store, sandboxLedger, sandbox.ledgerId)) === sandbox.ledgerId) return sandbox
  log.error(
    { dataDir: env.DATA_DIR },
    'This server takes no card payments: the sandbox payments of this database are in another ledger. ' +
      'Share one DATA_DIR, or set SANDBOX_LEDGER_REPLACED=true for one start if the other ledger is lost.',
  )
  return refusingGateway()
}

async function portsOf(env: Env, { store, log }: { store: Store; log: Log }) {
  const rates = createBuiltInParcelRates({ originZip: env.STORE_ORIGIN_ZIP })
  const sandbox = createSandboxGateway({
    ledgerFile: join(env.DATA_DIR, 'sandbox-ledger.db'),
    slowCardMs: env.SANDBOX_SLOW_CARD_MS,
    clock,
  })
  const withoutSecrets = isReachable(env)
  const mailbox = env.SMTP_URL ? null : createMailbox({ dir: join(env.DATA_DIR, 'mailbox'), withoutSecrets })
  // Blanks secrets in mail left from a demo or from a time without a mail server.
  if (withoutSecrets) await createMailbox({ dir: join(env.DATA_DIR, 'mailbox') }).blankKept()
  return {
    sandbox,
    mailbox,
    documents: createPdfPrinter(),
    images: createDiskImages({ dir: join(env.DATA_DIR, 'images') }),
    gateway: withDeadline(withStrictAnswers(await gatewayOf(env, { store, sandbox, log })), {
      timeoutMs: env.PAYMENT_TIMEOUT_MS,
    }),
    parcelRates: withCircuit(rates),
    freightRates: withFreightCircuit(createBuiltInFreight({ originZip: env.STORE_ORIGIN_ZIP })),
    tax: withTaxCircuit(createBuiltInTax()),
    findZip,
    botCheck: await botCheckOf(env, { store, log }),
    requestFiles: createDiskFiles({ dir: join(env.DATA_DIR, 'dealer-requests') }),
    poFiles: createDiskFiles({ dir: join(env.DATA_DIR, 'po-documents') }),
    mail:
      mailbox ?? createSmtpMail({ url: env.SMTP_URL ?? '', from: `${env.STORE_NAME} <${env.STORE_EMAIL}>` }),
    warm: () => rates.warm(),
  }
}

/** Services with expiring data. Each is cleaned up by its own job, so that one failure does not stop the others. */
const tidied = [
  'quotes',
  'tallies',
  'measures',
  'limits',
  'sharedCarts',
  'sessions',
  'dealerRequests',
  'poDocuments',
  'imports',
] as const

function jobsOf(services: Services, env: Env) {
  return [
    { name: 'repair payments', everyMs: env.PAYMENT_REPAIR_MS, run: () => services.payments.repair() },
    { name: 'compare payments', everyMs: 3_600_000, run: () => services.reconciliation.report() },
    { name: 'count sales', everyMs: 5000, run: () => services.salesCount.countMissing() },
    { name: 'index orders', everyMs: 60_000, run: () => services.orderIndex.indexEarlier() },
    { name: 'send mail', everyMs: 1000, run: () => services.mail.sendDue() },
    { name: 'store measures', everyMs: 10_000, run: () => services.measures.flush() },
    { name: 'store search tallies', everyMs: 5000, run: () => services.tallies.flush() },
    ...tidied.map((name) => ({
      name: `tidy ${name}`,
      everyMs: 10 * 60_000,
      run: () => services[name].forget(),
    })),
  ]
}

/** Warns if the database holds demo accounts, because running a real store on them is probably a mistake. */
async function noteDemonstration({ read }: Store, log: Log): Promise<void> {
  const accounts = await countDemonstrationUsers(read)
  if (accounts === 0) return
  log.warn(
    { accounts },
    'This database was a demonstration. Its accounts cannot sign in; npm run create-admin makes one that can.',
  )
}

export interface RunningServer {
  readonly url: string
  /**
   * Stops accepting requests, gives those in progress six seconds, and closes the store; rejects with any failure
   * after everything is closed.
   */
  stop(): Promise<void>
}

/** Opens the store, creates ports and services, repairs what a crash left, and serves everything on one port. */
export async function startServer(
  env: Env,
  operatorLog: Log,
  onStep?: (step: PaymentStep) => void,
): Promise<RunningServer> {
  const measuring = createMeasuring(clock)
  const log = measuring.counting(operatorLog)
  await ownFolder(env.DATA_DIR)
  const store = await openStore(env.DATABASE_URL, { onStatement: measuring.statement })
  const ports = await portsOf(env, { store, log })
  const storeInfo = storeInfoOf(env)
  const site = { url: env.SITE_URL ?? '' }
  const secure = env.SITE_URL?.startsWith('https:') ?? false
  const authenticator = createAuthenticator({
    store,
    secret: env.AUTH_SECRET ?? (await keptSecret(env.DATA_DIR)),
    secure,
    storeName: env.STORE_NAME,
  })
  // In-process PostgreSQL (PGlite) has one connection, which threads cannot share.
  const imports = env.DATABASE_URL.startsWith('pglite:') ? null : createImportThread(env.DATABASE_URL)
  const services = createServices({
    ...ports,
    ...(imports ? { importWorker: imports } : {}),
    store,
    storeInfo,
    authenticator,
    measuring,
    processFacts,
    clock,
    log,
    onStep,
    siteUrl: () => site.url,
    orderEmails: env.ORDER_EMAILS ?? [env.STORE_EMAIL],
    guestCustomerNumber: env.GUEST_CUSTOMER_NUMBER,
    analyticsEmails: env.ANALYTICS_EMAILS ?? (env.MULLION_DEMO ? demoAnalysts : []),
    staffSecondFactor: env.STAFF_SECOND_FACTOR,
    leaseMs: env.PAYMENT_LEASE_MS,
  })
  await services.companies.ensureHouse()
  await services.catalog.refreshTextIndex()
  if (!env.MULLION_DEMO) await noteDemonstration(store, log)
  if (env.MULLION_DEMO) {
    const { loadDemonstration } = await import('./load-demonstration.ts')
    await loadDemonstration({ ...ports, store, services, authenticator, clock, log })
  }
  // Repairs after a crash finish before the first request, unless the gateway does not answer in time.
  await Promise.race([services.payments.repair(), sleep(longestStartRepairMs, undefined, { ref: false })])

  const session = { secure, trustProxy: env.TRUST_PROXY }
  const captcha = env.RECAPTCHA_SITE_KEY !== undefined
  const reachable = isReachable(env)
  const siteHost = env.SITE_URL ? new URL(env.SITE_URL).hostname : null
  const renderer = createRenderer({ bundle: drawingBundle, build: buildOf(dist), store: storeInfo, log })
  const app = createApp({
    ...ports,
    store,
    services,
    storeInfo,
    log,
    session,
    captcha,
    reachable,
    siteHost,
    dist,
    renderer,
    catalogCallsPerMinute: env.CATALOG_CALLS_A_MINUTE || null,
  })
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>()
  const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }, resolve)
  server.once('error', reject)
  const connections = followConnections(server as Server)
  const { port } = await promise
  const url = `http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${port}`
  site.url = (env.SITE_URL ?? url).replace(/\/$/, '')
  const jobs = startJobs(jobsOf(services, env), log)
  const warming = setTimeout(() => void renderer.warm(), quietStartMs).unref()
  void ports.warm().catch((error) => log.error({ err: error }, 'The parcel rates are not ready.'))

  return {
    url,
    async stop() {
      // Disposed in reverse order, even if one fails.
      await using ends = new AsyncDisposableStack()
      ends.defer(() => store.close())
      ends.defer(() => ports.sandbox.close())
      ends.defer(async () => imports?.close())
      ends.defer(() => services.tallies.flush())
      ends.defer(() => renderer.close())
      ends.defer(() => clearTimeout(warming))
      ends.defer(() => services.measures.flush())
      ends.defer(() => jobs.stop())
      ends.defer(async () => {
        const requests = await connections.close(longestAnswerMs)
        if (requests > 0) log.warn({ requests }, 'Requests were cut off, because the server has to stop.')
      })
    },
  }
}
