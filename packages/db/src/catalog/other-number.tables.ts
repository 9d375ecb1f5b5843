import { otherNumberKinds } from '@mullion/domain/catalog/number-lead'
import { listed } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'

/**
 * Old and foreign numbers. Where one leads is a number rather than a part's id, because an old number may lead to another
 * that was never a part here.
 */
export const otherNumbers = kit.table(
  'other_numbers',
  {
    id: kit.autoId(),
    number: kit.text().notNull(),
    numberKey: kit.text().notNull(),
    kind: kit.text({ enum: otherNumberKinds }).notNull(),
    make: kit.text().notNull(),
    leadsTo: kit.text().notNull(),
    leadsToKey: kit.text().notNull(),
    /** A day such as 2026-11-25; empty if it is not known. */
    since: kit.text().notNull(),
    reason: kit.text().notNull(),
    changedAt: kit.instant().notNull(),
    /** The user's name, or what loaded the file. */
    changedBy: kit.text().notNull(),
  },
  (row) => [
    kit.uniqueIndex('other_numbers_number_key').on(row.numberKey),
    kit.index('other_numbers_leads_to_key').on(row.leadsToKey),
    ...listed(row.kind),
  ],
)
