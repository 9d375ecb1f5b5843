import { recordChanges } from '@mullion/db/changes/changes.repository'
import type { Writer } from '@mullion/db/database'
import { numberWeb } from './number-leads.ts'

/** Adds a change to the feed, and so to webhooks, of the parts that numbers with these keys lead to, or led to. */
export async function noteLeadsChanged(
  tx: Writer,
  { keys, at }: { readonly keys: readonly string[]; readonly at: Date },
): Promise<void> {
  const { parts } = await numberWeb(tx, keys)
  const rowIds = [...new Set([...parts.values()].map(({ id }) => id))]
  if (rowIds.length > 0) recordChanges(tx, { subject: 'part', kind: 'changed', rowIds, at })
}
