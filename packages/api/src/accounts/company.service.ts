import { createCompany, hasNoCompany } from '@mullion/db/accounts/company.repository'
import type { Store } from '@mullion/db/store'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'

export interface CompanyDeps {
  readonly store: Store
  readonly storeInfo: StoreInfo
  readonly clock: Clock
}

/** The companies of the store. */
export function createCompanyService({ store, storeInfo, clock }: CompanyDeps) {
  return {
    /** Makes the house company, which staff belong to, in a store without any. */
    async ensureHouse(): Promise<void> {
      await store.transaction(async (tx) => {
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
