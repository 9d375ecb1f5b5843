import type { Door } from '@mullion/domain/doors/door'
import { companies, users } from '../accounts/accounts.tables.ts'
import { kit } from '../dialect/current.ts'
import { sortKey } from '../dialect/sort-key.ts'

export const savedDoors = kit.table(
  'saved_doors',
  {
    id: kit.autoId(),
    companyId: kit
      .int()
      .notNull()
      .references(() => companies.id),
    name: kit.text().notNull(),
    site: kit.text().notNull(),
    /** Comparison keys of name and site; lowercased in code, because not every engine lowercases every letter. */
    nameKey: kit.text().notNull(),
    siteKey: kit.text().notNull(),
    /** Of the site and the name. */
    sortKey: sortKey(),
    serialNumber: kit.text(),
    door: kit.json<Door>().notNull(),
    savedAt: kit.instant().notNull(),
    savedById: kit
      .int()
      .notNull()
      .references(() => users.id),
  },
  (saved) => [
    kit.uniqueIndex('saved_doors_company_id_site_name').on(saved.companyId, saved.siteKey, saved.nameKey),
    kit.index('saved_doors_company_id_serial_number').on(saved.companyId, saved.serialNumber),
  ],
)
