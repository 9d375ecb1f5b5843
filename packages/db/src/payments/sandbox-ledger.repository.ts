import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { sharedFacts } from '../security/security.tables.ts'
import { sandboxEntries } from './sandbox-ledger.tables.ts'

export type SandboxEntry = Omit<typeof sandboxEntries.$inferSelect, 'id'>

/** Waits until no other transaction writes the ledger; held until the commit. `fact` names the ledger in use. */
export async function lockSandboxLedger(tx: Writer, fact: string): Promise<void> {
  await tx.update(sharedFacts).set({ name: fact }).where(eq(sharedFacts.name, fact))
}

/** Returns the entries of a transaction or of a customer's cards, oldest first. */
export async function listSandboxEntries(
  db: Reader,
  subject: { readonly reference: string } | { readonly customerId: string },
): Promise<string[]> {
  const ofSubject =
    'reference' in subject
      ? eq(sandboxEntries.reference, subject.reference)
      : eq(sandboxEntries.customerId, subject.customerId)
  const rows = await db
    .select({ entry: sandboxEntries.entry })
    .from(sandboxEntries)
    .where(ofSubject)
    .orderBy(asc(sandboxEntries.id))
  return rows.map(({ entry }) => entry)
}

/** Returns the entries of some kinds in a range of time, oldest first, at most `limit` of them; `to` is not in it. */
export async function listSandboxEntriesIn(
  db: Reader,
  { kinds, from, to, limit }: { kinds: readonly string[]; from: Date; to: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ entry: sandboxEntries.entry })
    .from(sandboxEntries)
    .where(
      and(inArray(sandboxEntries.kind, [...kinds]), gte(sandboxEntries.at, from), lt(sandboxEntries.at, to)),
    )
    .orderBy(asc(sandboxEntries.at), asc(sandboxEntries.id))
    .limit(limit)
  return rows.map(({ entry }) => entry)
}

/** Returns the reference of the transaction with a gateway's number, or null. */
export async function findSandboxReference(db: Reader, gatewayId: string): Promise<string | null> {
  const [row] = await db
    .select({ reference: sandboxEntries.reference })
    .from(sandboxEntries)
    .where(eq(sandboxEntries.gatewayId, gatewayId))
    .limit(1)
  return row?.reference ?? null
}

/** Returns the number of the newest entry; 0 for an empty ledger. */
export async function lastSandboxEntry(db: Reader): Promise<number> {
  const [row] = await db
    .select({ id: sandboxEntries.id })
    .from(sandboxEntries)
    .orderBy(desc(sandboxEntries.id))
    .limit(1)
  return row?.id ?? 0
}

export async function addSandboxEntry(tx: Writer, entry: SandboxEntry): Promise<void> {
  await tx.insert(sandboxEntries).values(entry)
}
