import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company'
import type { Zip } from '../accounts/cities.ts'

/** Customers without online users, who call and have staff order for them; all of them are invented. */
export const counterCustomerRows: readonly (readonly [
  name: string,
  domain: string,
  zip: Zip,
  terms: InternalCompanyInput['termsCode'],
  discountRate: InternalCompanyInput['discountRate'],
  customerNumber: string,
  exemptStates: InternalCompanyInput['taxExemptStates'],
])[] = [
  ['Larchfield Butchers', 'larchfield', '28560', 'PO', 0.95, 'LARCHFIELD', ['NC']],
  ['Cape Sandpiper Crab', 'capesandpiper', '28557', 'CC', 1, 'SANDPIPER', []],
  ['Old Ferry Cold Lockers', 'oldferrylockers', '28401', 'PO', 0.9, 'OLDFERRY', []],
  ['Bramblewick School District', 'bramblewick', '27601', 'PO', 0.95, 'BRAMBLE', ['NC']],
  ['Hartsease Nursing Homes', 'hartsease', '23220', 'PO', 1, 'HARTSEASE', ['VA', 'NC']],
  ['Moss and Merrow Creamery', 'mossandmerrow', '05401', 'CC', 1, 'MOSSMERROW', []],
  ['Stagbeck Game Processing', 'stagbeck', '83702', 'CC', 0.95, 'STAGBECK', []],
  ['Riverhurst County Morgue', 'riverhurst', '35203', 'PO', 1, 'RIVERHURST', []],
  ['Talland Island Freezers', 'talland', '96813', 'PO', 0.9, 'TALLAND', []],
  ['Windle Brothers Installers', 'windlebrothers', '29201', 'PO', 0.85, 'WINDLE', ['SC']],
  ['Castlecombe Mushroom Farms', 'castlecombe', '17603', 'CC', 1, 'CASTLECOMB', ['PA']],
  ['Upper Thrush Vineyards', 'upperthrush', '97209', 'CC', 1, 'THRUSH', []],
]

export function demoInternalCompanies(): InternalCompanyInput[] {
  return counterCustomerRows.map(([name, , , termsCode, discountRate, customerNumber, taxExemptStates]) => ({
    ...{ name, customerNumber, termsCode, discountRate, taxExemptStates },
    iseMember: false,
    poRequired: false,
  }))
}
