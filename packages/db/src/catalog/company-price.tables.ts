import { companyPriceKinds } from '@mullion/domain/admin/company-price'
import { sql } from 'drizzle-orm'
import { companies } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { parts } from './catalog.tables.ts'

/** Special prices of companies, with online users or without. */
export const companyPrices = kit.table(
  'company_prices',
  {
    id: kit.autoId(),
    companyId: kit.int().references(() => companies.id),
    companyInternalId: kit.int().references(() => internalCompanies.id),
    kind: kit.text({ enum: companyPriceKinds }).notNull(),
    partId: kit.int().references(() => parts.id, { onDelete: 'cascade' }),
    tag: kit.text(),
    minQuantity: kit.int(),
    priceCents: kit.money(),
    discountHundredths: kit.int(),
    /** The first and the last day, such as 2026-11-25; the last is null while no end is agreed. */
    validFrom: kit.text().notNull(),
    validUntil: kit.text(),
    /** Company and what is priced; one price of it can begin on a day. */
    subject: kit.text().notNull(),
    changedAt: kit.instant().notNull(),
    changedBy: kit.text().notNull(),
  },
  (price) => [
    kit.uniqueIndex('company_prices_subject').on(price.subject, price.validFrom),
    kit.index('company_prices_company_id').on(price.companyId),
    kit.index('company_prices_company_internal_id').on(price.companyInternalId),
    kit.index('company_prices_part_id').on(price.partId),
    ...listed(price.kind),
    ...notNegative(price.priceCents),
    ...positive(price.minQuantity, price.discountHundredths),
    kit.check(
      'company_prices_company',
      sql`(${price.companyId} is null) <> (${price.companyInternalId} is null)`,
    ),
    kit.check(
      'company_prices_fields',
      sql`case when ${price.kind} = 'tag' then ${price.tag} is not null and ${price.discountHundredths} is not null and ${price.partId} is null and ${price.priceCents} is null else ${price.partId} is not null and ${price.priceCents} is not null and ${price.tag} is null and ${price.discountHundredths} is null end`,
    ),
    kit.check('company_prices_quantity', sql`(${price.kind} = 'break') = (${price.minQuantity} is not null)`),
    kit.check('company_prices_discount', sql`${price.discountHundredths} < 10000`),
    kit.check('company_prices_days', sql`${price.validUntil} >= ${price.validFrom}`),
  ],
)
