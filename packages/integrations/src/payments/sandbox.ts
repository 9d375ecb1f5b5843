import { createCardVault } from './card-vault.ts'
import { captureRefused, ledgerElsewhere, rangeTooLong, transactionUnknown } from './errors.ts'
import { openLedger, transactionOf } from './ledger.ts'
import type { TransactionEntry } from './ledger-entry.ts'
import {
  type Authorisation,
  type AuthorisationRequest,
  type ListedTransaction,
  maxListedTransactions,
  type PaymentGateway,
  type Transaction,
  type TransactionRange,
} from './port.ts'
import { createSandboxCredits } from './sandbox-credits.ts'
import {
  type AcceptedCard,
  acceptSaved,
  acceptTyped,
  answerOf,
  checkAmount,
  decide,
  isFirst,
  nextEntry,
  numberOf,
  repeated,
} from './sandbox-decision.ts'
import type { Ledger } from './sandbox-ledger.ts'
import { maskCard } from './saved-card.ts'

export interface SandboxOptions {
  /** The gateway's transactions and saved cards: a file of its own, created if missing, or a ledger elsewhere. */
  readonly ledger: string | Ledger
  /** Waits for the disk at each entry of a file; false is only for throwaway data. */
  readonly durable?: boolean
  readonly slowCardMs?: number
  readonly clock?: () => Date
}

export interface SandboxGateway extends PaymentGateway {
  /** Id of the ledger with this gateway's transactions; other gateways know nothing about them. */
  readonly ledgerId: string
  close(): Promise<void>
}

/**
 * Creates the built-in gateway for a store without gateway credentials: it makes no real charges, answers by test card,
 * and records every answer in its own ledger before returning it. Throws as `openLedger` does.
 */
export function createSandboxGateway(options: SandboxOptions): SandboxGateway {
  const { slowCardMs = 60_000, clock = () => new Date(), durable = true } = options
  const ledger = typeof options.ledger === 'string' ? openLedger(options.ledger, { durable }) : options.ledger
  const vault = createCardVault(ledger, clock)
  /** Authorizations not in the ledger yet, by reference. */
  const underWay = new Map<string, Promise<Authorisation>>()

  async function accept({ card, savedCard }: AuthorisationRequest): Promise<AcceptedCard> {
    if (card) return acceptTyped(card, clock())
    return acceptSaved(await vault.chosen(savedCard), savedCard.code, clock())
  }

  function firstAnswer(entries: readonly TransactionEntry[]): Authorisation | null {
    const first = entries.find(isFirst)
    return first ? answerOf(first) : null
  }

  async function answerFirst(request: AuthorisationRequest): Promise<Authorisation> {
    const { reference } = request
    const given = firstAnswer(await ledger.entriesOf(reference))
    if (given) return repeated(given)
    checkAmount(request)
    const card = await accept(request)
    if (card.testCard?.outcome === 'approved_slowly') await pause(slowCardMs)
    return ledger.step(reference, (before, number) => {
      const earlier = firstAnswer(before)
      if (earlier) return { answer: repeated(earlier) }
      const entry = decide(request, { ...card, at: clock(), number: numberOf(number) })
      return { entry, answer: answerOf(entry) }
    })
  }

  async function referenceOf(gatewayId: string): Promise<string> {
    const reference = await ledger.referenceOf(gatewayId)
    if (reference === null) throw transactionUnknown(gatewayId)
    return reference
  }

  /** Brings a transaction to a state unless `next` returns false for its present one, or throws. */
  async function move(
    gatewayId: string,
    kind: 'captured' | 'voided',
    next: (transaction: Transaction) => boolean,
  ): Promise<void> {
    await ledger.step(await referenceOf(gatewayId), (before) => {
      const transaction = transactionOf(before)
      if (!transaction) throw transactionUnknown(gatewayId)
      const answer = undefined
      return next(transaction) ? { answer, entry: nextEntry(kind, transaction, clock()) } : { answer }
    })
  }

  async function listedOf({ reference, gatewayId, at }: TransactionEntry): Promise<ListedTransaction> {
    const transaction = transactionOf(await ledger.entriesOf(reference))
    if (!transaction) throw transactionUnknown(gatewayId)
    const { state, amountCents } = transaction
    return { reference, gatewayId, state, amountCents, at }
  }

  async function list(range: TransactionRange): Promise<ListedTransaction[]> {
    const firsts = await ledger.firstEntriesIn(range, maxListedTransactions + 1)
    if (firsts.length > maxListedTransactions) throw rangeTooLong()
    const listed: ListedTransaction[] = []
    for (const first of firsts) listed.push(await listedOf(first))
    return listed
  }

  return {
    sandbox: true,
    ledgerId: ledger.id,
    async authorise(request) {
      const { reference } = request
      const answering = underWay.get(reference)
      if (answering) return repeated(await answering)
      const answer = answerFirst(request)
      underWay.set(reference, answer)
      return answer.finally(() => underWay.delete(reference))
    },
    capture: (gatewayId) =>
      move(gatewayId, 'captured', ({ state }) => {
        if (state !== 'authorised' && state !== 'captured') throw captureRefused(gatewayId, state)
        return state === 'authorised'
      }),
    void: (gatewayId) =>
      move(gatewayId, 'voided', ({ state }) => state === 'authorised' || state === 'captured'),
    ...createSandboxCredits({ ledger, referenceOf, clock }),
    find: async (reference) => transactionOf(await ledger.entriesOf(reference)),
    listTransactions: list,
    listCards: vault.list,
    saveCard: async (customerId, card) => vault.save(customerId, maskCard(card, clock())),
    removeCard: vault.remove,
    check: ledger.check,
    close: ledger.close,
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
    credit: refuse,
    listCredits: refuse,
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
