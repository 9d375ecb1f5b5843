import type { SavedAddressInput } from '@mullion/domain/accounts/address'
import { seeded } from '../random.ts'
import { addressAt, type Zip } from './cities.ts'
import { demoCompanies } from './companies.ts'

type Row = readonly [email: string, label: string, nameOrCompany: string, attention: string, zip: Zip]

const rows: readonly Row[] = [
  ['owner@arctic.example', 'Main shop', 'Arctic Door Service', 'Receiving', '43215'],
  ['owner@arctic.example', 'Cleveland branch', 'Arctic Door Service', 'Parts desk', '44114'],
  ['owner@arctic.example', 'Cincinnati branch', 'Arctic Door Service', '', '45202'],
  ['buyer@arctic.example', 'Dayton branch', 'Arctic Door Service', 'Bea Novak', '45402'],
  ['buyer@arctic.example', 'Job: Fort Wayne freezer', 'Lowmoor Chilled Freight', 'Dock 3', '46802'],
  ['buyer@polar.example', 'Minneapolis plant', 'Polar Foods', 'Maintenance', '55401'],
  ['buyer@polar.example', 'Saint Paul kitchen', 'Polar Foods', 'Paul Reyes', '55101'],
  ['buyer@polar.example', 'Duluth warehouse', 'Polar Foods', 'Receiving', '55802'],
  ['buyer@polar.example', 'Fargo cross-dock', 'Polar Foods', '', '58102'],
  ['buyer@summit.example', 'Denver office', 'Summit Refrigeration', 'Sam Okafor', '80202'],
  ['buyer@summit.example', 'Job: Colorado Springs', 'Summit Refrigeration', 'Site trailer', '80903'],
]

export interface DemoSavedAddress {
  readonly email: string
  readonly address: SavedAddressInput
}

/** Returns the named customers' saved addresses: their companies' branches, and job sites elsewhere. */
export function demoSavedAddresses(): DemoSavedAddress[] {
  const random = seeded(78)
  const branches = demoCompanies().flatMap((company) => company.branches)
  return rows.map(([email, label, nameOrCompany, attention, zip]) => {
    const own = branches.find((at) => at.nameOrCompany === nameOrCompany && at.postalCode === zip)
    return { email, address: { ...(own ?? addressAt(zip, nameOrCompany, random)), label, attention } }
  })
}
