import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { createMeasuring } from '@mullion/api/analytics/measuring'
import { createVendorCalls } from '@mullion/api/analytics/vendor-calls'
import type { CreditStep } from '@mullion/api/credit-notes/credit-giver'
import type { Log } from '@mullion/api/log'
import type { PaymentStep } from '@mullion/api/payments/payment-records'
import { createServices, type ServiceDeps } from '@mullion/api/services'
import { countDemonstrationUsers } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import { openDatabase } from '@mullion/db/open'
import { createApp } from './app.ts'
import { startBackups } from './backups/backup-worker.ts'
import { backupPlanOf } from './backups/place.ts'
import type { Env } from './env.ts'
import { openFigures } from './figures/open-figures.ts'
import { buildOf } from './first-paint/page-shell.ts'
import { createRenderer } from './first-paint/renderer.ts'
import { followConnections, keepIdleConnections } from './http/connections.ts'
import { idsForLog } from './http/request-scope.ts'
import { backgroundJobs } from './jobs/background-jobs.ts'
import { startJobs } from './jobs/every.ts'
import { createImportThread } from './jobs/import-worker.ts'
import { createWebhookThread } from './jobs/webhook-worker.ts'
import { filePlaceOf } from './ports/file-stores.ts'
import { ensurePrivateFolder } from './private-folder.ts'
import { release } from './release.ts'
import { isSecure, openServiceDeps } from './service-deps.ts'
import { isPostgresUrl } from './settings/kinds.ts'
import { isReachable } from './settings/reach.ts'
import { vendorSettings } from './settings/vendors.ts'
import { openStoreClock } from './store-clock.ts'
import { bothWatching, openTracing } from './tracing/open-tracing.ts'

const maxStartRepairMs = 5000
/** Delay before background work that no request needs yet. */
const quietStartMs = 500
/** How long requests in progress may run after shutdown begins, in ms. */
const maxAnswerMs = 6000
const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))
const drawingBundle = fileURLToPath(new URL('../../web/dist-server/entry-server.js', import.meta.url))

/** Warns if the database holds demo accounts: a store that continues with demo data is probably a mistake. */
async function noteDemonstration({ read }: Database, log: Log): Promise<void> {
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
   * Serves for DRAIN_SECONDS while it is not ready, then stops accepting requests, gives those in progress six seconds,
   * and closes the database; rejects with any failure after everything is closed.
   */
  stop(): Promise<void>
}

/** False for a store with a PostgreSQL server and a bucket: it writes nothing to its folder, which need not exist. */
const usesFolder = (env: Env) => !(isPostgresUrl(env.DATABASE_URL) && vendorSettings(env, 's3'))

/** Opens the database, creates ports and services, repairs what a crash left, and serves everything on one port. */
export async function startServer(
  env: Env,
  operatorLog: Log,
  onStep?: (step: PaymentStep | CreditStep) => void,
): Promise<RunningServer> {
  const machineClock = () => new Date()
  const figures = await openFigures(env, machineClock)
  const tracing = await openTracing(env)
  const measuring = createMeasuring(machineClock, {
    watch: bothWatching(figures.watch, tracing),
    release,
    idsOf: idsForLog,
  })
  const log = measuring.counting(operatorLog)
  if (usesFolder(env)) await ensurePrivateFolder(env.DATA_DIR)
  const db = await openDatabase(env.DATABASE_URL, {
    onStatement: measuring.statement,
    ...(figures.onWait ? { onWait: figures.onWait } : {}),
    onMigration: (migration) => log.info({ migration }, 'A migration ran.'),
  })
  const clock = await openStoreClock(db, log)
  const counted = figures.counting(createVendorCalls(clock))
  const vendorCalls = tracing?.counting(counted) ?? counted
  const site = { url: env.SITE_URL ?? '' }
  // In-process PostgreSQL (PGlite) has one connection, which threads cannot share.
  const threads = !env.DATABASE_URL.startsWith('pglite:')
  const imports = !threads
    ? null
    : createImportThread({ databaseUrl: env.DATABASE_URL, files: filePlaceOf(env) })
  const plan = backupPlanOf(env)
  const siteUrl = () => site.url
  const opened = await openServiceDeps(env, { db, log, clock, measuring, vendorCalls, siteUrl })
  const { ports, secret } = opened
  const { storeInfo, authenticator, orderEmails } = opened.deps
  const facts: ServiceDeps = {
    ...opened.deps,
    ...(imports ? { importWorker: imports } : {}),
    onStep,
    ...(onStep ? { onCreditStep: onStep } : {}),
    backups: plan && {
      alertMs: env.BACKUP_ALERT_HOURS * 3_600_000,
      sendsLog: plan.databaseFile !== null && plan.logEveryMs > 0,
    },
  }
  const services = createServices(facts)
  await services.companies.ensureHouse()
  await services.search.refreshTextIndex()
  await services.search.refreshFamilies()
  if (!env.MULLION_DEMO) await noteDemonstration(db, log)
  if (env.MULLION_DEMO) {
    const { loadDemonstration } = await import('./load-demonstration.ts')
    const servicesWith = (settings: Partial<ServiceDeps>) => createServices({ ...facts, ...settings })
    await loadDemonstration({ ...ports, db, services, servicesWith, authenticator, clock, log })
  }
  // Repairs after a crash finish before the first request, unless the gateway does not answer in time.
  await Promise.race([services.payments.repair(), sleep(maxStartRepairMs, undefined, { ref: false })])

  const session = { secure: isSecure(env), trustProxy: env.TRUST_PROXY }
  const captchaUrl = vendorSettings(env, 'recaptcha')?.RECAPTCHA_URL ?? null
  const reachable = isReachable(env)
  const siteHost = env.SITE_URL ? new URL(env.SITE_URL).hostname : null
  const renderer = createRenderer({ bundle: drawingBundle, build: buildOf(dist), store: storeInfo, log })
  const drain = new AbortController()
  const app = createApp({
    ...ports,
    draining: drain.signal,
    db,
    services,
    storeInfo,
    log,
    session,
    captchaUrl,
    reachable,
    siteHost,
    dist,
    renderer,
    ...(tracing ? { traced: tracing.request } : {}),
    catalogCallsPerMinute: env.CATALOG_CALLS_A_MINUTE || null,
    tokenCallsPerMinute: env.TOKEN_CALLS_A_MINUTE || null,
  })
  const figuresServer = await figures.serve({ db, backups: services.backups, log })
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>()
  const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }, resolve)
  server.once('error', reject)
  keepIdleConnections(server as Server)
  const connections = followConnections(server as Server)
  const { port } = await promise
  const url = `http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${port}`
  site.url = (env.SITE_URL ?? url).replace(/\/$/, '')
  const webhooks = threads
    ? createWebhookThread({
        settings: () => ({
          databaseUrl: env.DATABASE_URL,
          secret,
          privateAddresses: env.WEBHOOK_PRIVATE_ADDRESSES,
          ...{ siteUrl: site.url, storeInfo, orderEmails },
        }),
        delivery: services.webhookDelivery,
        log,
      })
    : services.webhookDelivery
  const jobs = startJobs(backgroundJobs({ services, env, webhooks }), log)
  const warming = setTimeout(() => void renderer.warm(), quietStartMs).unref()
  const backups = plan && startBackups({ plan, backups: services.backups, log })
  void ports.warm().catch((error) => log.error({ err: error }, 'The parcel rates are not ready.'))

  return {
    url,
    async stop() {
      // Disposed in reverse order, even if one fails.
      await using ends = new AsyncDisposableStack()
      ends.defer(async () => backups?.close())
      ends.defer(async () => tracing?.close())
      ends.defer(() => db.close())
      ends.defer(() => clock.stop())
      ends.defer(async () => figuresServer?.close())
      ends.defer(async () => ports.sandbox?.close())
      ends.defer(async () => imports?.close())
      ends.defer(() => services.tallies.flush())
      ends.defer(() => renderer.close())
      ends.defer(() => clearTimeout(warming))
      ends.defer(() => services.measurements.flush())
      ends.defer(() => services.vendorHealth.flush())
      ends.defer(async () => {
        if (isPostgresUrl(env.DATABASE_URL)) await services.presence.noteStopped()
      })
      ends.defer(() => webhooks.stop())
      ends.defer(() => jobs.stop())
      ends.defer(async () => {
        const requests = await connections.close(maxAnswerMs)
        if (requests > 0) log.warn({ requests }, 'Requests were cut off because the server had to stop.')
      })
      ends.defer(() => sleep(env.DRAIN_SECONDS * 1000))
      drain.abort()
    },
  }
}
