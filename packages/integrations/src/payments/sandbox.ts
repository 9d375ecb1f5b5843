import { createCardVault } from './card-vault.ts'
import { captureRefused, ledgerElsewhere, rangeTooLong, transactionUnknown } from './errors.ts'
import { openLedger, transactionOf } from './ledger.ts'
import {
  type Authorisation,
  type AuthorisationRequest,
  type ListedTransaction,
  maxListedTransactions,
  type PaymentGateway,
  type Transaction,
  type TransactionRange,
} from './port.ts'
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
  /** File for the gateway's transactions and saved cards, separate from the store's database; created if missing. */
  readonly ledgerFile: string
  readonly slowCardMs?: number
  readonly clock?: () => Date
}

export interface SandboxGateway extends PaymentGateway {
  /** Id of the ledger with this gateway's transactions; other gateways know nothing about them. */
  readonly ledgerId: string
  close(): Promise<void>
}

const firstNumber = 1_000_001

/**
 * Creates the built-in gateway for a store without gateway credentials: it makes no real charges, answers by test card,
 * and records every answer in its own ledger before returning it. Throws as `openLedger` does.
 */
export function createSandboxGateway(options: SandboxOptions): SandboxGateway {
  const { ledgerFile, slowCardMs = 60_000, clock = () => new Date() } = options
  const ledger = openLedger(ledgerFile)
  const vault = createCardVault(ledger, clock)
  /** Authorizations not in the ledger yet, by reference. */
  const underWay = new Map<string, Promise<Authorisation>>()

  function accept({ card, savedCard }: AuthorisationRequest): AcceptedCard {
    return card ? acceptTyped(card, clock()) : acceptSaved(vault.chosen(savedCard), savedCard.code, clock())
  }

  function firstAnswer(reference: string): Authorisation | null {
    const first = ledger.entriesOf(reference).find(isFirst)
    return first ? answerOf(first) : null
  }

  async function answerFirst(request: AuthorisationRequest, card: AcceptedCard): Promise<Authorisation> {
    if (card.testCard?.outcome === 'approved_slowly') await pause(slowCardMs)
    return ledger.write((append) => {
      const earlier = firstAnswer(request.reference)
      if (earlier) return repeated(earlier)
      const entry = decide(request, { ...card, at: clock(), number: firstNumber + ledger.count() })
      append(entry)
      return answerOf(entry)
    })
  }

  function known(gatewayId: string): Transaction {
    const transaction = transactionOf(ledger.entriesOf(ledger.referenceOf(gatewayId) ?? ''))
    if (!transaction) throw transactionUnknown(gatewayId)
    return transaction
  }

  function list(range: TransactionRange): ListedTransaction[] {
    const firsts = ledger.firstEntriesIn(range, maxListedTransactions + 1)
    if (firsts.length > maxListedTransactions) throw rangeTooLong()
    return firsts.map(({ reference, gatewayId, at }) => {
      const { state, amountCents } = known(gatewayId)
      return { reference, gatewayId, state, amountCents, at }
    })
  }

  return {
    sandbox: true,
    ledgerId: ledger.id,
    async authorise(request) {
      const { reference } = request
      const answering = underWay.get(reference)
      const earlier = answering ? await answering : firstAnswer(reference)
      if (earlier) return repeated(earlier)
      checkAmount(request)
      const answer = answerFirst(request, accept(request))
      underWay.set(reference, answer)
      return answer.finally(() => underWay.delete(reference))
    },
    capture: async (gatewayId) =>
      ledger.write((append) => {
        const transaction = known(gatewayId)
        if (transaction.state === 'captured') return
        if (transaction.state !== 'authorised') throw captureRefused(gatewayId, transaction.state)
        append(nextEntry('captured', transaction, clock()))
      }),
    void: async (gatewayId) =>
      ledger.write((append) => {
        const transaction = known(gatewayId)
        const holdsMoney = transaction.state === 'authorised' || transaction.state === 'captured'
        if (holdsMoney) append(nextEntry('voided', transaction, clock()))
      }),
    find: async (reference) => transactionOf(ledger.entriesOf(reference)),
    listTransactions: async (range) => list(range),
    listCards: async (customerId) => vault.list(customerId),
    saveCard: async (customerId, card) => vault.save(customerId, maskCard(card, clock())),
    removeCard: async (customerId, methodId) => vault.remove(customerId, methodId),
    check: async () => ledger.check(),
    close: async () => ledger.close(),
  }
}

/**
 * Returns a sandbox gateway whose calls all throw `payments.ledger_elsewhere`, for a server that must not use its own
 * ledger.
 */
export function refusingGateway(): PaymentGateway {
  const refuse = async (): Promise<never> => {
    throw ledgerElsewhere()
  }
  return {
    sandbox: true,
    check: refuse,
    authorise: refuse,
    capture: refuse,
    void: refuse,
    find: refuse,
    listTransactions: refuse,
    listCards: refuse,
    saveCard: refuse,
    removeCard: refuse,
  }
}

/** Waits without keeping a server alive that is otherwise done. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
}
