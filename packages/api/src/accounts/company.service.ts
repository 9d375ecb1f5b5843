import { createCompany, hasNoCompany } from '@mullion/db/accounts/company.repository'
import type { Database } from '@mullion/db/database'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'

export interface CompanyDeps {
  readonly db: Database
  readonly storeInfo: StoreInfo
  readonly clock: Clock
}

export function createCompanyService({ db, storeInfo, clock }: CompanyDeps) {
  return {
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
