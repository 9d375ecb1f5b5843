import type { Reader } from '@mullion/db/database'
import { listCompanyRecords, listCustomerRecords } from '@mullion/db/imports/account-records.repository'
import type { PriceOwner } from '@mullion/domain/admin/company-price'

/** A company as a file names it. */
export interface NamedOwner {
  readonly customerNumber: string
  readonly companyType: 'company' | 'customer'
}

export const ownerKey = ({ customerNumber, companyType }: NamedOwner) =>
  `${companyType}:${customerNumber.toUpperCase()}`

/** Returns the companies with these customer numbers, by kind and number. */
export async function ownersOf(db: Reader, named: readonly NamedOwner[]): Promise<Map<string, PriceOwner>> {
  const owners = new Map<string, PriceOwner>()
  const numbersOf = (type: NamedOwner['companyType']) => [
    ...new Set(named.flatMap((each) => (each.companyType === type ? each.customerNumber.toUpperCase() : []))),
  ]
  for (const { id, customerNumber } of await listCompanyRecords(db, { keys: numbersOf('company') }))
    owners.set(ownerKey({ customerNumber, companyType: 'company' }), { companyId: id })
  for (const { id, customerNumber } of await listCustomerRecords(db, { keys: numbersOf('customer') }))
    owners.set(ownerKey({ customerNumber, companyType: 'customer' }), { companyInternalId: id })
  return owners
}

/** Returns what is wrong with the company that a row names; null if it is known, or not named at all. */
export function unknownOwner(
  { customerNumber, companyType }: Partial<NamedOwner>,
  owners: ReadonlyMap<string, PriceOwner>,
): string | null {
  const isUnknown = customerNumber && companyType && !owners.has(ownerKey({ customerNumber, companyType }))
  return isUnknown ? `No ${companyType} has the number ${customerNumber}.` : null
}
