import type { InternalCompany } from '@mullion/domain/accounts/actor'
import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company'

/** A customer as it is typed: terms may not be chosen yet. */
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

/** A stored customer to be edited. */
export function valuesOf({ id: _id, ...company }: InternalCompany): CustomerValues {
  return company as CustomerValues
}
