import { eq } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { sharedFacts } from './security.tables.ts'

/** Stores a fact unless it is already set; returns the value that all servers use. */
export async function agreeOnFact(tx: Writer, name: string, value: string): Promise<string> {
  await tx.insert(sharedFacts).values({ name, value }).onConflictDoNothing()
  return (await findFact(tx, name)) ?? value
}

/** Returns a shared fact, or null. */
export async function findFact(db: Reader, name: string): Promise<string | null> {
  const [row] = await db
    .select({ value: sharedFacts.value })
    .from(sharedFacts)
    .where(eq(sharedFacts.name, name))
  return row?.value ?? null
}

export async function replaceFact(tx: Writer, name: string, value: string): Promise<void> {
  await tx
    .insert(sharedFacts)
    .values({ name, value })
    .onConflictDoUpdate({ target: sharedFacts.name, set: { value } })
}
