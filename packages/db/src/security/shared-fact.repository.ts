import { eq } from 'drizzle-orm'
import type { Writer } from '../database.ts'
import { sharedFacts } from './security.tables.ts'

/** Stores a fact unless it is already set; returns the value that all servers use. */
export async function agreeOnFact(tx: Writer, name: string, value: string): Promise<string> {
  await tx.insert(sharedFacts).values({ name, value }).onConflictDoNothing()
  const [row] = await tx
    .select({ value: sharedFacts.value })
    .from(sharedFacts)
    .where(eq(sharedFacts.name, name))
  return row?.value ?? value
}

export async function replaceFact(tx: Writer, name: string, value: string): Promise<void> {
  await tx
    .insert(sharedFacts)
    .values({ name, value })
    .onConflictDoUpdate({ target: sharedFacts.name, set: { value } })
}
