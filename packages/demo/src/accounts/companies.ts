import type { Company } from '@mullion/domain/accounts/company'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { type Random, seeded } from '../random.ts'
import { addressAt } from './cities.ts'
import { type CompanyRow, companyRows } from './company-rows.ts'

/** A customer of the demonstration store, identified by customer number until the store assigns an id. */
export interface DemoCompany extends Omit<Company, 'id'> {
  readonly domain: string
  readonly people: number
  /** Its order volume relative to the others. */
  readonly share: number
  readonly joinedDaysAgo: number
  /** Where its orders ship; the first is its own address. */
  readonly branches: readonly [ShipAddress, ...ShipAddress[]]
}

/** Longer ago than the oldest order. */
const longAgoDays = 600

function companyOf(random: Random, row: CompanyRow, at: number): DemoCompany {
  const [customerNumber, name, domain, termsCode, discountRate, people, share, [zip, ...others], extras] = row
  const home = addressAt(zip, name, random)
  return {
    name,
    customerNumber,
    address1: home.address1,
    address2: home.address2,
    city: home.city,
    state: home.state,
    zipCode: home.postalCode,
    country: home.country,
    phone: home.telephone.replace(/\D/g, ''),
    accountingEmail: `accounting@${domain}.example`,
    termsCode,
    discountRate,
    taxExemptStates: extras?.exempt ?? [],
    poRequired: extras?.poRequired ?? false,
    iseMember: extras?.iseMember ?? false,
    domain: `${domain}.example`,
    people,
    share,
    joinedDaysAgo: extras?.joinedDaysAgo ?? longAgoDays + at * 31,
    branches: [home, ...others.map((other) => addressAt(other, name, random))],
  }
}

/** The forty companies the demonstration store sells to, without the house company. */
export function demoCompanies(): DemoCompany[] {
  const random = seeded(1001)
  return companyRows.map((row, at) => companyOf(random, row, at))
}
