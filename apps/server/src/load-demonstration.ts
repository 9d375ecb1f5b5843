import type { Clock } from '@mullion/api/clock'
import type { Log } from '@mullion/api/log'
import type { ServiceDeps, Services } from '@mullion/api/services'
import type { Authenticator } from '@mullion/auth/port'
import { findPasswordHash } from '@mullion/db/accounts/credential.repository'
import { findUserByEmail } from '@mullion/db/accounts/user.repository'
import { findCatalogVersion } from '@mullion/db/catalog/catalog.repository'
import type { Database } from '@mullion/db/database'
import { countDoors } from '@mullion/db/doors/door.repository'
import { cancelWaitingMailAbout } from '@mullion/db/mail/mail.repository'
import { demoSavedCards } from '@mullion/demo/accounts/saved-cards'
import { demoPassword, demoSignIns } from '@mullion/demo/accounts/sign-ins'
import { listIllustrations, readDemoDoors, readDemoNumbers, readDemoParts } from '@mullion/demo/demo-catalog'
import type { PartImages } from '@mullion/integrations/files/port'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import { createDemoHistory, type DemoLoad } from './demonstration/demo-history.ts'
import { loadCancelation, loadReturns } from './demonstration/load-after-sale.ts'
import {
  loadApproval,
  loadCertificates,
  loadLists,
  loadPrices,
} from './demonstration/load-company-records.ts'
import { loadCredit } from './demonstration/load-credit.ts'
import { loadOrders } from './demonstration/load-orders.ts'
import { findPeople, givePasswords, loadPeople } from './demonstration/load-people.ts'
import { loadQuotes } from './demonstration/load-quotes.ts'
import { loadRecurring } from './demonstration/load-recurring.ts'
import { loadRequests } from './demonstration/load-requests.ts'

export interface DemonstrationDeps {
  readonly db: Database
  readonly services: Services
  /** Makes services with other settings. */
  readonly servicesWith: (settings: Partial<ServiceDeps>) => Services
  readonly authenticator: Authenticator
  readonly gateway: PaymentGateway
  readonly images: PartImages
  readonly requestFiles: PrivateFiles
  readonly clock: Clock
  readonly log: Log
}

async function loadCatalog(deps: DemonstrationDeps): Promise<void> {
  const { db, services, log } = deps
  if ((await findCatalogVersion(db.read)) > 0) return
  const report = await services.partImport.importParts(await readDemoParts())
  if (!report.stored)
    throw new Error(`The demonstration parts have problems: ${JSON.stringify(report.problems.slice(0, 5))}`)
  log.info({ parts: report.created }, 'The demonstration catalog was loaded.')
  await loadNumbers(deps)
}

/** Old and foreign numbers, with the first catalog only: staff may have removed them since. */
async function loadNumbers({ services, log }: DemonstrationDeps): Promise<void> {
  const report = await services.imports.run('numbers', await readDemoNumbers())
  if (!report.stored)
    throw new Error(`The demonstration numbers have problems: ${JSON.stringify(report.problems.slice(0, 5))}`)
  log.info({ numbers: report.created }, 'The demonstration numbers were loaded.')
}

async function loadDoors({ db, services, log }: DemonstrationDeps): Promise<void> {
  if ((await countDoors(db.read)) > 0) return
  const report = await services.doorImport.importDoors(await readDemoDoors())
  if (!report.stored)
    throw new Error(`The demonstration doors have problems: ${JSON.stringify(report.problems.slice(0, 5))}`)
  log.info({ doors: report.created }, 'The demonstration doors were loaded.')
}

/** Returns December three years ahead, as MMYY. */
function cardExpiry(now: Date): string {
  return `12${String(now.getUTCFullYear() + 3).slice(2)}`
}

/** A gateway needs an address with each card. */
const cardAddress = { street: '200 Polar Road', zip: '43215' }

/** A demonstration whose gateway does not answer has no saved cards. */
async function saveCards(
  { gateway, log }: Pick<DemonstrationDeps, 'gateway' | 'log'>,
  { people, startedAt }: DemoLoad,
): Promise<void> {
  for (const { email, name, holder, number, code } of demoSavedCards) {
    const userId = people.get(email)?.userId
    const card = { name, holder, number, code, expiry: cardExpiry(startedAt), ...cardAddress }
    if (!userId) continue
    await gateway.saveCard(`user:${userId}`, card).catch((error: unknown) => {
      log.warn({ err: error }, 'A card of the demonstration could not be saved.')
    })
  }
}

/** Starts a load in a store without users, or resumes an interrupted one; null if there is nothing to load. */
async function beginLoad({ db, clock }: DemonstrationDeps): Promise<DemoLoad | null> {
  const startedAt = clock()
  const people = await loadPeople(db, startedAt)
  if (people) return { people, startedAt }
  // Passwords are set last, so a user without one comes from an interrupted load.
  const first = await findUserByEmail(db.read, demoSignIns[0]?.email ?? '')
  if (!first || (await findPasswordHash(db.read, first.id))) return null
  return { people: await findPeople(db), startedAt: first.updatedAt }
}

/** Loads what users and staff did before the first start; the mail about it is not sent. */
async function loadHistory(deps: DemonstrationDeps, load: DemoLoad): Promise<void> {
  const history = createDemoHistory(deps, load)
  await loadCertificates(history)
  await loadPrices(history)
  await loadLists(history)
  await loadCredit(history)
  await loadReturns(history)
  await loadApproval(history)
  await loadQuotes(history)
  await loadCancelation(history)
  await deps.db.transaction((tx) => cancelWaitingMailAbout(tx, ''))
}

async function loadOrdersAndRequests(
  deps: DemonstrationDeps,
  { people, startedAt }: DemoLoad,
): Promise<number> {
  const orders = await loadOrders(deps.db, people, startedAt)
  await deps.services.salesCount.countMissing()
  await loadRecurring(deps.db, people, startedAt)
  await loadHistory(deps, { people, startedAt })
  await loadRequests(deps.db, deps.requestFiles, startedAt)
  await saveCards(deps, { people, startedAt })
  return orders
}

async function loadIllustrations({ images }: DemonstrationDeps): Promise<void> {
  for (const { name, svg } of await listIllustrations()) await images.putIllustration(name, svg)
}

async function loadPeopleAndOrders(deps: DemonstrationDeps): Promise<void> {
  const { db, authenticator, log } = deps
  const load = await beginLoad(deps)
  if (!load) return
  const [orders, hash] = await Promise.all([
    loadOrdersAndRequests(deps, load),
    authenticator.hashPassword(demoPassword),
  ])
  await givePasswords(db, load.people, { hash, now: load.startedAt })
  log.info({ people: load.people.size, orders }, 'The demonstration people and orders were loaded.')
}

/**
 * Loads part drawings, the demo catalog if there are no parts, demo doors if there are none, and people with their
 * orders if there are no users.
 */
export async function loadDemonstration(deps: DemonstrationDeps): Promise<void> {
  async function loadRows() {
    await loadCatalog(deps)
    await loadDoors(deps)
    await loadPeopleAndOrders(deps)
  }
  // Drawings are rendered in other threads, which takes as long as the rows.
  await Promise.all([loadIllustrations(deps), loadRows()])
}
