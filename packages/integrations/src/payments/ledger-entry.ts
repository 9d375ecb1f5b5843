import * as z from 'zod'
import type { Transaction } from './port.ts'

/** ISO instant. */
const at = z.string()
const cardType = z.enum(['V', 'M', 'A', 'D'])

/** Facts of one transaction; of the card only the masked digits and the type, never its number or code. */
const facts = {
  at,
  reference: z.string(),
  gatewayId: z.string(),
  amountCents: z.int(),
  lastFour: z.string(),
  cardType,
}

const transactionEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('authorised'),
    ...facts,
    requestedCents: z.int(),
    authCode: z.string(),
    avs: z.string(),
    cvv: z.string(),
  }),
  z.strictObject({ kind: z.literal('declined'), ...facts, reason: z.string() }),
  z.strictObject({ kind: z.literal('captured'), ...facts }),
  z.strictObject({ kind: z.literal('voided'), ...facts }),
  z.strictObject({
    kind: z.literal('credited'),
    ...facts,
    /** The store's reference of the credit, and its number here. */
    creditReference: z.string(),
    creditId: z.string(),
    creditedCents: z.int(),
    /** What the charge still holds. */
    leftCents: z.int(),
  }),
])

const savedCard = z.strictObject({
  methodId: z.string(),
  methodName: z.string(),
  cardType,
  cardNumber: z.string().regex(/^X+\d{4}$/),
  lastFour: z.string(),
  cardExpiration: z.string(),
  accountHolderName: z.string(),
})

const cardEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('card_saved'),
    at,
    customerId: z.string(),
    card: savedCard,
    /** Id of the test card, which decides the outcome of a charge; null for any other card. */
    testCardId: z.string().nullable(),
  }),
  z.strictObject({ kind: z.literal('card_removed'), at, customerId: z.string(), methodId: z.string() }),
])

const ledgerEntry = z.discriminatedUnion('kind', [transactionEntry, cardEntry])

export type TransactionEntry = z.output<typeof transactionEntry>

export type CardEntry = z.output<typeof cardEntry>

export type LedgerEntry = z.output<typeof ledgerEntry>

/** True for an entry about a saved card; all others are about a transaction. */
export function isCardEntry(entry: LedgerEntry): entry is CardEntry {
  return entry.kind === 'card_saved' || entry.kind === 'card_removed'
}

/** Parses a ledger line; null if it is not JSON, and throws for JSON that is not an entry. */
export function parseEntry(line: string): LedgerEntry | null {
  const json = parseJson(line)
  return json === undefined ? null : ledgerEntry.parse(json)
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Returns the transaction after one more entry; `before` is undefined for the first. */
export function applyEntry(before: Transaction | undefined, entry: TransactionEntry): Transaction {
  const { reference, gatewayId, amountCents, lastFour, cardType } = entry
  const state = entry.kind === 'credited' ? (entry.leftCents > 0 ? 'captured' : 'voided') : entry.kind
  const authCode = entry.kind === 'authorised' ? entry.authCode : (before?.authCode ?? '')
  return { reference, gatewayId, state, amountCents, authCode, lastFour, cardType }
}
