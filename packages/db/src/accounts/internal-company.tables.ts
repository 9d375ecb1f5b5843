import { termsCodes } from '@mullion/domain/accounts/actor'
import { isNull } from 'drizzle-orm'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { sortKey } from '../dialect/sort-key.ts'

/**
 * Customers without online users; staff order for them. A deleted one keeps its row, because old orders reference it.
 */
export const internalCompanies = kit.table(
  'internal_companies',
  {
    id: kit.autoId(),
    name: kit.text().notNull(),
    sortKey: sortKey(),
    customerNumber: kit.text().notNull(),
    termsCode: kit.text({ enum: termsCodes }).notNull(),
    discountRate: kit.decimal().notNull(),
    taxExemptStates: kit.json<string[]>().notNull(),
    poRequired: kit.bool().notNull(),
    iseMember: kit.bool().notNull(),
    /** Incremented with each change of its special prices; 0 for a company that never had any. */
    pricesVersion: kit.int().notNull().default(0),
    /** How much it may owe on terms; null for no limit. */
    creditLimitCents: kit.money(),
    removedAt: kit.instant(),
    createdAt: kit.instant().notNull(),
    updatedAt: kit.instant().notNull(),
  },
  (company) => [
    kit
      .uniqueIndex('internal_companies_customer_number')
      .on(company.customerNumber)
      .where(isNull(company.removedAt)),
    ...listed(company.termsCode),
    ...positive(company.discountRate),
    ...notNegative(company.creditLimitCents),
  ],
)
