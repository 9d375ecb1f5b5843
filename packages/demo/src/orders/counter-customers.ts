import type { TermsCode } from '@mullion/domain/accounts/actor'
import type { Zip } from '../accounts/places.ts'

/** Customers without online users, who call and have staff order for them; all of them are invented. */
export const counterCustomerRows: readonly (readonly [
  name: string,
  domain: string,
  zip: Zip,
  terms: TermsCode,
  discountRate: number,
])[] = [
  ['Larchfield Butchers', 'larchfield', '28560', 'PO', 0.95],
  ['Cape Sandpiper Crab', 'capesandpiper', '28557', 'CC', 1],
  ['Old Ferry Cold Lockers', 'oldferrylockers', '28401', 'PO', 0.9],
  ['Bramblewick School District', 'bramblewick', '27601', 'PO', 0.95],
  ['Hartsease Nursing Homes', 'hartsease', '23220', 'PO', 1],
  ['Moss and Merrow Creamery', 'mossandmerrow', '05401', 'CC', 1],
  ['Stagbeck Game Processing', 'stagbeck', '83702', 'CC', 0.95],
  ['Riverhurst County Morgue', 'riverhurst', '35203', 'PO', 1],
  ['Talland Island Freezers', 'talland', '96813', 'PO', 0.9],
  ['Windle Brothers Installers', 'windlebrothers', '29201', 'PO', 0.85],
  ['Castlecombe Mushroom Farms', 'castlecombe', '17603', 'CC', 1],
  ['Upper Thrush Vineyards', 'upperthrush', '97209', 'CC', 1],
]
