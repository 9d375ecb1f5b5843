import { createCardVault } from './card-vault.ts'
import { captureRefused, transactionUnknown } from './errors.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { applyEntry, type TransactionEntry, transactionEntries } from './ledger-entry.ts'
import type { Authorisation, AuthorisationRequest, PaymentGateway, Transaction } from './port.ts'
import {
  type AcceptedCard,
  acceptSaved,
  acceptTyped,
  answerOf,
  checkAmount,
  decide,
  isFirst,
  nextEntry,
  repeated,
} from './sandbox-decision.ts'
import { maskCard } from './saved-card.ts'

export interface SandboxOptions {
  /** Where the gateway keeps its transactions and saved cards, apart from the store's database; created when missing. */
  readonly ledgerFile: string
  /** How long the slow test card takes to be approved. */
  readonly slowCardMs?: number
  readonly clock?: () => Date
}

export interface SandboxGateway extends PaymentGateway {
  /** Waits for the last entry to reach the disk and lets another process have the ledger. */
  close(): Promise<void>
}

interface Known {
  readonly transaction: Transaction
  /** Resolves when all that led to this state is on the disk: no answer may run ahead of the ledger. */
  readonly durable: Promise<void>
}

const firstNumber = 1_000_001

/**
 * The built-in gateway for a store without gateway credentials: it charges nobody, answers by test card, and keeps
 * every answer in its own ledger before giving it. Throws as `openLedger` does.
 */
export function createSandboxGateway(options: SandboxOptions): SandboxGateway {
  const { ledgerFile, slowCardMs = 60_000, clock = () => new Date() } = options
  const ledger = openLedger(ledgerFile)
  const book = createBook(ledger)
  const vault = createCardVault(ledger, clock)
  const answers = new Map<string, Promise<Authorisation>>()
  for (const entry of transactionEntries(ledger.replayed).filter(isFirst)) {
    answers.set(entry.reference, Promise.resolve(answerOf(entry)))
  }

  function accept({ card, savedCard }: AuthorisationRequest): AcceptedCard {
    return card ? acceptTyped(card, clock()) : acceptSaved(vault.chosen(savedCard), savedCard.code, clock())
  }

  async function answerFirst(request: AuthorisationRequest, card: AcceptedCard): Promise<Authorisation> {
    if (card.testCard?.outcome === 'approved_slowly') await pause(slowCardMs)
    const entry = decide(request, { ...card, at: clock(), number: firstNumber + book.count() })
    await book.record(entry)
    return answerOf(entry)
  }

  return {
    sandbox: true,
    async authorise(request) {
      const earlier = answers.get(request.reference)
      if (earlier) return repeated(await earlier)
      checkAmount(request)
      const answer = answerFirst(request, accept(request))
      answers.set(request.reference, answer)
      return answer
    },
    async capture(gatewayId) {
      const { transaction, durable } = book.knownAs(gatewayId)
      if (transaction.state === 'captured') return durable
      if (transaction.state !== 'authorised') throw captureRefused(gatewayId, transaction.state)
      return book.record(nextEntry('captured', transaction, clock()))
    },
    async void(gatewayId) {
      const { transaction, durable } = book.knownAs(gatewayId)
      const holdsMoney = transaction.state === 'authorised' || transaction.state === 'captured'
      return holdsMoney ? book.record(nextEntry('voided', transaction, clock())) : durable
    },
    async find(reference) {
      const known = book.find(reference)
      await known?.durable
      return known?.transaction ?? null
    },
    listCards: vault.list,
    saveCard: async (customerId, card) => vault.save(customerId, maskCard(card, clock())),
    removeCard: vault.remove,
    close: () => ledger.close(),
  }
}

/** The transactions of a ledger as they stand, each with the promise that it is on the disk. */
function createBook(ledger: Ledger) {
  const byReference = new Map<string, Known>()
  const referenceOf = new Map<string, string>()

  function remember(entry: TransactionEntry, durable: Promise<void>): void {
    const transaction = applyEntry(byReference.get(entry.reference)?.transaction, entry)
    byReference.set(entry.reference, { transaction, durable })
    referenceOf.set(entry.gatewayId, entry.reference)
  }
  for (const entry of transactionEntries(ledger.replayed)) remember(entry, Promise.resolve())

  return {
    count: () => byReference.size,
    find: (reference: string) => byReference.get(reference),
    knownAs(gatewayId: string): Known {
      const known = byReference.get(referenceOf.get(gatewayId) ?? '')
      if (!known) throw transactionUnknown(gatewayId)
      return known
    },
    record(entry: TransactionEntry): Promise<void> {
      const durable = ledger.append(entry)
      remember(entry, durable)
      return durable
    },
  }
}

/** The wait does not keep a server alive that is otherwise done. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
}
