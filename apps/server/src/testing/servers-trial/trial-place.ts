import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestPeople, emailOf, testPassword } from '@mullion/api/testing/people'
import { createAuthenticator } from '@mullion/auth/authenticator'
import { openDatabase } from '@mullion/db/open'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { createTestDatabase } from '@mullion/db/testing/open-test-database'
import { partRow } from '@mullion/db/testing/part-row'
import { onServer } from '@mullion/db/testing/test-databases'
import { openMailServer } from '@mullion/integrations/mail/testing/mail-server'
import { openFileStorage } from '@mullion/integrations/object-store/testing/file-storage-server'
import { startReceiver } from '@mullion/integrations/webhooks/testing/receiver'
import { createBuyer } from '../buyer.ts'
import { openBalancer } from './balancer.ts'
import { freePort } from './free-port.ts'
import { openOwnCluster } from './own-cluster.ts'
import { canMoveClocks, createTrialServer, type TrialServer } from './trial-server.ts'

const secret = 'the same on all servers of the trial'
export const leaseMs = 4500
const wrongBySeconds = 120

export interface TrialPlaceOptions {
  readonly servers: number
  /** Where to make a database if PostgreSQL's programs are not installed, or if the trial should be short. */
  readonly serverUrl: string
  readonly ownCluster: boolean
}

async function fillDatabase(url: string): Promise<void> {
  const db = await openDatabase(url)
  await db.transaction((tx) =>
    replaceCatalog(tx, [partRow({ id: 1 }), partRow({ id: 2, number: '0200-01' })]),
  )
  const authenticator = createAuthenticator({ db, secret, secure: false, storeName: 'Trial' })
  await createTestPeople(db, await authenticator.hashPassword(testPassword))
  await db.close()
}

/** Closes all connections to a database, as a restart or failover of its server does. */
const cutConnections = (url: string) =>
  onServer(url, async (query) => {
    await query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  })

/** Starts servers with folders of their own, and everything around them; says what this machine has not. */
export async function openTrialPlace({ servers: count, serverUrl, ownCluster }: TrialPlaceOptions) {
  await using opened = new AsyncDisposableStack()
  const dir = mkdtempSync(join(tmpdir(), 'mullion-trial-'))
  opened.defer(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }))
  const cluster = ownCluster ? await openOwnCluster() : null
  opened.defer(async () => cluster?.stop())
  const databaseUrl = cluster?.url ?? (await createTestDatabase(serverUrl))
  await fillDatabase(databaseUrl)
  const storage = await openFileStorage()
  opened.defer(storage.close)
  const mail = opened.use(await openMailServer())
  const receiver = opened.use(await startReceiver())
  const env = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: secret,
    NODE_ENV: 'test',
    MULLION_DEMO: 'false',
    SITE_URL: 'https://trial.mullion.example',
    STORE_EMAIL: 'parts@trial.mullion.example',
    TRUST_PROXY: 'true',
    SANDBOX_PAYMENTS_ALLOWED: 'true',
    WEBHOOK_PRIVATE_ADDRESSES: 'true',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    PAYMENT_TIMEOUT_MS: '2000',
    PAYMENT_LEASE_MS: String(leaseMs),
    PAYMENT_REPAIR_MS: '1000',
    SMTP_URL: mail.url,
    S3_URL: storage.settings.url,
    S3_REGION: storage.settings.region,
    S3_BUCKET: storage.settings.bucket,
    S3_ACCESS_KEY_ID: storage.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: storage.settings.secretAccessKey,
  }
  const servers: TrialServer[] = []
  for (let at = 0; at < count; at += 1) {
    const folder = join(dir, `server-${at}`)
    mkdirSync(folder)
    const aheadSeconds = at === count - 1 ? wrongBySeconds : 0
    const server = createTrialServer({ port: await freePort(), dir: folder, env, aheadSeconds })
    servers.push(server)
    opened.defer(() => server.stop('SIGKILL'))
  }
  await Promise.all(servers.map((server) => server.start()))
  const balancer = await openBalancer(
    dir,
    servers.map(({ port }) => port),
  )
  opened.defer(async () => balancer?.stop())
  const [first] = servers
  if (!first) throw new Error('A trial has servers.')
  await addEndpoint(first.url, receiver.url)

  const kept = opened.move()
  let turn = 0
  return {
    databaseUrl,
    servers,
    storage,
    mail,
    receiver,
    leftOut: [
      ...(cluster ? [] : ['the restart of the database: its server is not the trial’s own']),
      ...(balancer ? [] : ['the balancer: haproxy is not installed']),
      ...(canMoveClocks ? [] : ['the wrong clock: libfaketime is not installed']),
    ],
    /** Without a balancer, each person goes to the next server. */
    url: () => balancer?.url ?? servers[turn++ % servers.length]?.url ?? first.url,
    cutConnections: () => cutConnections(databaseUrl),
    crashDatabase: cluster ? () => cluster.crash() : null,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

async function addEndpoint(url: string, receiver: string): Promise<void> {
  const jar = new Map<string, string>()
  const admin = createBuyer(url, { jar })
  await admin.signIn(emailOf('admin'), testPassword)
  await admin.call('webhooks.create', { url: receiver, events: ['order.placed'] })
}

export type TrialPlace = Awaited<ReturnType<typeof openTrialPlace>>
