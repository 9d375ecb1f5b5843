import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAuthenticator } from '@mullion/auth/authenticator'
import { createKeySigner } from '@mullion/auth/key-signer'
import { createSecretBox } from '@mullion/auth/secret-box'
import { quickPasswords } from '@mullion/auth/testing/quick-passwords'
import type { Database } from '@mullion/db/database'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { openTestDatabase, type TestDatabase } from '@mullion/db/testing/open-test-database'
import { type PartFacts, partRow } from '@mullion/db/testing/part-row'
import { saveDoors } from '@mullion/db/testing/save-doors'
import { type Actor, guest } from '@mullion/domain/accounts/actor'
import { demoOriginZip, demoStoreInfo } from '@mullion/domain/store-info'
import { type DoorFacts, registeredDoor } from '@mullion/domain/testing/doors'
import { createProofOfWork } from '@mullion/integrations/bot-check/proof-of-work'
import { createPdfPrinter } from '@mullion/integrations/documents/pdf-printer'
import { createDiskImages } from '@mullion/integrations/files/disk-images'
import { createBuiltInFreight } from '@mullion/integrations/freight/built-in'
import { createMailbox } from '@mullion/integrations/mail/mailbox'
import { createBuiltInParcelRates } from '@mullion/integrations/parcel-rates/built-in'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { createSandboxGateway } from '@mullion/integrations/payments/sandbox'
import { createDiskFiles } from '@mullion/integrations/private-files/disk'
import { createBuiltInTax } from '@mullion/integrations/tax/built-in'
import { createWebhookHttp } from '@mullion/integrations/webhooks/http'
import { findZip } from '@mullion/integrations/zip-data'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { createCompanyPrices } from '../accounts/company-prices.ts'
import { createMeasuring } from '../analytics/measuring.ts'
import { createVendorCalls } from '../analytics/vendor-calls.ts'
import type { Log } from '../log.ts'
import { appRouter, callerOf } from '../root.ts'
import { spendPuzzles } from '../security/limits.ts'
import { createServices, type ServiceDeps } from '../services.ts'
import { actorOf, type SignedIn } from '../signed-in.ts'
import { unlimited } from '../trpc/budget.ts'
import type { Context } from '../trpc/context.ts'
import {
  createTestPeople,
  emailOf,
  signedInAs,
  type TestIds,
  type TestPerson,
  testPassword,
} from './people.ts'

export interface ShopFacts {
  readonly parts?: readonly (PartFacts & { readonly id: number })[]
  /** Doors in the register; none by default. */
  readonly doors?: readonly DoorFacts[]
  readonly gateway?: (sandbox: PaymentGateway) => PaymentGateway
  readonly db?: (db: Database) => Database
  readonly slowCardMs?: number
  /** Adds the test companies and users; `with passwords` if they are to sign in themselves. */
  readonly people?: true | 'with passwords'
  /** Hashes passwords as a real store does, a tenth of a second each: for tests of timing. */
  readonly strongPasswords?: boolean
  readonly deps?: Partial<ServiceDeps>
  readonly going?: { readonly db: TestDatabase; readonly ledger: string }
}

function testClock() {
  let now = new Date('2026-11-20T15:00:00Z').getTime()
  return {
    clock: () => new Date(now),
    pass(ms: number) {
      now += ms
    },
  }
}

function testLog() {
  const lines: { level: string; facts: object; message: string }[] = []
  const at = (level: string) => (facts: object, message: string) => void lines.push({ level, facts, message })
  const log: Log = { info: at('info'), warn: at('warn'), error: at('error') }
  return { lines, log }
}

const testIpAddress = '203.0.113.7'
const firstGuest = 'guest-one-session-key0'
const testSecret = 'a secret for tests that is long enough'

/**
 * Opens a whole shop in a temporary folder: real store, built-in ports, a clock to move; removed when the test ends.
 */
export async function openTestShop(facts: ShopFacts = {}) {
  const db = facts.going?.db ?? (await openTestDatabase())
  const dir = mkdtempSync(join(tmpdir(), 'mullion-shop-'))
  const { clock, pass } = testClock()
  const { lines, log } = testLog()
  const ledgerFile = join(dir, 'ledger.db')
  if (facts.going) writeFileSync(join(dir, 'ledger.jsonl'), facts.going.ledger)
  const sandbox = createSandboxGateway({
    ledger: ledgerFile,
    durable: false,
    slowCardMs: facts.slowCardMs ?? 200,
    clock,
  })
  const requestFilesDir = join(dir, 'request-files')
  const mailbox = createMailbox({ dir: join(dir, 'mailbox'), clock })
  const parts = (facts.parts ?? [{ id: 1 }]).map(partRow)
  if (parts.length > 0) await db.transaction((tx) => replaceCatalog(tx, parts))
  const { doors = [] } = facts
  if (doors.length > 0) await db.transaction((tx) => saveDoors(tx, doors.map(registeredDoor)))
  const authenticator = createAuthenticator({
    db,
    secret: testSecret,
    secure: false,
    storeName: demoStoreInfo.name,
    ...(facts.strongPasswords ? {} : { passwords: quickPasswords }),
  })
  const hash = facts.people === 'with passwords' ? await authenticator.hashPassword(testPassword) : null
  const ids = facts.people ? await createTestPeople(db, hash) : ({} as TestIds)
  const deps = {
    db: facts.db?.(db) ?? db,
    storeInfo: demoStoreInfo,
    siteUrl: () => 'https://parts.mullion.example',
    authenticator,
    staffSecondFactor: false,
    gateway: facts.gateway?.(sandbox) ?? sandbox,
    parcelRates: createBuiltInParcelRates({ originZip: demoOriginZip }),
    freightRates: createBuiltInFreight({ originZip: demoOriginZip }),
    tax: createBuiltInTax(),
    findZip,
    // Short enough that a minute on the test's clock outlasts the payment lease of a server that stopped.
    leaseMs: 45_000,
    uploadScanner: null,
    botCheck: createProofOfWork({
      secret: 'a secret for tests only',
      difficulty: 5,
      clock,
      spend: spendPuzzles({ db, clock }),
    }),
    requestFiles: createDiskFiles({ dir: requestFilesDir }),
    poFiles: createDiskFiles({ dir: join(dir, 'po-documents') }),
    partFiles: createDiskFiles({ dir: join(dir, 'part-documents') }),
    documents: createPdfPrinter(),
    images: createDiskImages({ dir: join(dir, 'images') }),
    mail: mailbox,
    webhooks: createWebhookHttp({ privateAddresses: true, timeoutMs: 5000 }),
    secretBox: createSecretBox(testSecret),
    keySigner: createKeySigner(testSecret),
    orderEmails: ['orders@mullion.example'],
    guestCustomerNumber: 'WEBGUEST',
    quotedItemNumber: 'SPECIAL',
    restockingPercent: 15,
    analyticsEmails: [emailOf('super')],
    measuring: createMeasuring(clock),
    vendorCalls: createVendorCalls(clock),
    processFacts: () => ({
      uptimeSeconds: 3600,
      nodeVersion: 'v0.0.0',
      heapUsedBytes: 1_000_000,
      heapTotalBytes: 2_000_000,
    }),
    clock,
    log,
    ...facts.deps,
  }
  const services = createServices(deps)
  const exchange = { headers: new Headers(), answer: new Headers() }
  const contextOf = (actor: Actor, signedIn: SignedIn | null, by = services): Context => {
    return {
      actor,
      signedIn,
      believedUser: null,
      actingRefusal: null,
      exchange,
      services: by,
      requestId: 'request-1',
      measured: false,
      log,
      budget: unlimited,
    }
  }
  const as = (actor: Actor, by = services) => callerOf(contextOf(actor, null, by))
  const pricesOf = createCompanyPrices(deps)
  const signedInPerson = (name: TestPerson) => signedInAs({ db, pricesOf }, ids[name], testIpAddress)
  return {
    db,
    services,
    deps,
    sandbox,
    mailbox,
    requestFilesDir,
    ledgerFile,
    clock,
    pass,
    logged: lines,
    as,
    authenticator,
    ids,
    async person(name: TestPerson, by = services) {
      const signedIn = await signedInPerson(name)
      return callerOf(contextOf(signedIn.self, signedIn, by))
    },
    /** The procedures as the user with these session cookies, as far as they may act; a guest without any. */
    async session(headers: Headers) {
      const signedIn = await services.sessions.signedInBy(headers, testIpAddress)
      return callerOf(contextOf(actorOf(signedIn, firstGuest, testIpAddress), signedIn))
    },
    async acting(name: TestPerson, internalCompanyId: number, by = services) {
      const signedIn = await signedInPerson(name)
      const actor = await by.internalCompanies.actFor(signedIn.self, internalCompanyId)
      return callerOf(contextOf(actor, signedIn, by))
    },
    guest: (session = firstGuest, by = services) => as(guest(session, testIpAddress), by),
    /** A `fetch` answered by the procedures in process, under any URL that ends in `/trpc`. */
    fetchAs:
      (person: TestPerson | 'guest'): typeof fetch =>
      (input, init) =>
        fetchRequestHandler({
          endpoint: '/trpc',
          req: new Request(input, init),
          router: appRouter,
          allowMethodOverride: true,
          async createContext() {
            const headers = new Headers(init?.headers)
            const believedUser = headers.get('X-Signed-In-As')
            if (person === 'guest') {
              return { ...contextOf(guest(firstGuest, testIpAddress), null), believedUser }
            }
            const signedIn = await signedInPerson(person)
            const companyId = headers.get('X-Acting-For')
            const { self } = signedIn
            const actor = companyId ? await services.internalCompanies.actFor(self, companyId) : self
            return { ...contextOf(actor, signedIn), believedUser }
          },
        }),
    /** A second server on the same store, gateway and clock, with other settings if given. */
    secondServer: (settings: Partial<ServiceDeps> = {}) => createServices({ ...deps, ...settings }),
    async [Symbol.asyncDispose]() {
      await sandbox.close()
      await db[Symbol.asyncDispose]()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
