import type { InternalCompany } from '@mullion/domain/accounts/actor'
import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company'

/** A customer as typed; the terms may not be chosen yet. */
export interface CustomerValues extends Omit<InternalCompanyInput, 'termsCode'> {
  readonly termsCode: InternalCompanyInput['termsCode'] | ''
}

export const emptyCustomer: CustomerValues = {
  name: '',
  customerNumber: '',
  termsCode: '',
  discountRate: 1,
  taxExemptStates: [],
  iseMember: false,
  poRequired: false,
}

export function valuesOf({ id: _id, ...company }: InternalCompany): CustomerValues {
  return company as CustomerValues
}
