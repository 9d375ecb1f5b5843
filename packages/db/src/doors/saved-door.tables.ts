import type { Door } from '@mullion/domain/doors/door'
import { companies, users } from '../accounts/accounts.tables.ts'
import { kit } from '../dialect/current.ts'

/** Doors that people of a company keep under a name. */
export const savedDoors = kit.table(
  'saved_doors',
  {
    id: kit.autoId(),
    companyId: kit
      .int()
      .notNull()
      .references(() => companies.id),
    name: kit.text().notNull(),
    /** The building that the door is in; may be empty. */
    site: kit.text().notNull(),
    /** Name and site as they are compared; lowered here, because not every engine lowers every letter. */
    nameKey: kit.text().notNull(),
    siteKey: kit.text().notNull(),
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
