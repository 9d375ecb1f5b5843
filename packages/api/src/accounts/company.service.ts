import { createCompany, hasNoCompany } from '@mullion/db/accounts/company.repository'
import type { Database } from '@mullion/db/database'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'

export interface CompanyDeps {
  readonly db: Database
  readonly storeInfo: StoreInfo
  readonly clock: Clock
}

/** Creates the service for the store's companies. */
export function createCompanyService({ db, storeInfo, clock }: CompanyDeps) {
  return {
    /** Creates the house company, which staff belong to, unless the store has one. */
    async ensureHouse(): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await hasNoCompany(tx))) return
        const now = clock()
        await createCompany(tx, {
          name: storeInfo.name,
          customerNumber: 'HOUSE',
          address1: storeInfo.address,
          address2: '',
          city: '',
          state: '',
          zipCode: '',
          country: 'US',
          phone: storeInfo.phone.replace(/\D/g, ''),
          accountingEmail: storeInfo.email,
          termsCode: 'PO',
          discountRate: 1,
          taxExemptStates: [],
          poRequired: false,
          iseMember: false,
          createdAt: now,
          updatedAt: now,
        })
      })
    },
  }
}
