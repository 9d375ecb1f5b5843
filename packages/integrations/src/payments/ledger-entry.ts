import * as z from 'zod'
import type { Transaction } from './port.ts'

/** Facts of one transaction; of the card only the masked digits and the type, never its number or code. */
const facts = {
  /** ISO instant. */
  at: z.string(),
  reference: z.string(),
  gatewayId: z.string(),
  amountCents: z.int(),
  lastFour: z.string(),
  cardType: z.enum(['V', 'M', 'A', 'D']),
}

const ledgerEntry = z.discriminatedUnion('kind', [
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
])

/** One line of the sandbox's ledger: something that happened to a transaction. */
export type LedgerEntry = z.output<typeof ledgerEntry>

/** A line of the ledger as its entry; null when it is no JSON at all, and throws for JSON that is no entry. */
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

/** A transaction as it stands after one more entry; `before` is undefined for its first. */
export function applyEntry(before: Transaction | undefined, entry: LedgerEntry): Transaction {
  const { kind: state, reference, gatewayId, amountCents, lastFour, cardType } = entry
  const authCode = entry.kind === 'authorised' ? entry.authCode : (before?.authCode ?? '')
  return { reference, gatewayId, state, amountCents, authCode, lastFour, cardType }
}
