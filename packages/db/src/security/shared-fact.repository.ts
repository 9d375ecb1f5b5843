import { and, eq } from 'drizzle-orm'
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

/** Replaces a fact by one of the servers that read the same value of it; false for all others. Null is no fact yet. */
export async function takeFact(
  tx: Writer,
  name: string,
  { before, value }: { readonly before: string | null; readonly value: string },
): Promise<boolean> {
  const taken =
    before === null
      ? await tx.insert(sharedFacts).values({ name, value }).onConflictDoNothing().returning()
      : await tx
          .update(sharedFacts)
          .set({ value })
          .where(and(eq(sharedFacts.name, name), eq(sharedFacts.value, before)))
          .returning()
  return taken.length > 0
}
