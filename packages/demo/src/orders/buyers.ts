import type { TermsCode } from '@mullion/domain/accounts/actor'
import type { CardBrand } from '@mullion/domain/card'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { addressAt, zips } from '../accounts/cities.ts'
import type { DemoCompany } from '../accounts/companies.ts'
import { nameOf } from '../accounts/names.ts'
import type { DemoPerson } from '../accounts/people.ts'
import { demoSavedCards } from '../accounts/saved-cards.ts'
import { anyOf, between, byShare, type Random, seeded } from '../random.ts'
import { counterCustomerRows } from './counter-customers.ts'

export interface Buyer {
  /** The login that places the order; null for a guest. */
  readonly login: string | null
  /** Identifies a guest, so that their orders belong together; null for users. */
  readonly guest: string | null
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly companyName: string
  /** Customer number of the internal company that staff order for; null for all other buyers. */
  readonly internalNumber: string | null
  readonly addresses: readonly [ShipAddress, ...ShipAddress[]]
  readonly terms: TermsCode
  readonly discountRate: number
  readonly taxExemptStates: readonly string[]
  readonly iseMember: boolean
  readonly cards: readonly [Card, ...Card[]]
}

interface Card {
  readonly cardType: CardBrand
  readonly lastFour: string
}

const brands = byShare<CardBrand>([
  [9, 'V'],
  [6, 'M'],
  [3, 'A'],
  [1, 'D'],
])

function cardOf(random: Random): Card {
  return { cardType: anyOf(random, brands), lastFour: String(between(random, 1000, 9999)) }
}

function savedCardsOf(email: string): Card[] {
  return demoSavedCards
    .filter((card) => card.email === email)
    .map(({ brand, number }) => ({ cardType: brand, lastFour: number.slice(-4) }))
}

export function customer(random: Random, person: DemoPerson, company: DemoCompany): Buyer {
  const { email, firstname, lastname } = person
  const [card = cardOf(random), ...cards] = savedCardsOf(email)
  return {
    login: email,
    guest: null,
    firstname,
    lastname,
    email,
    companyName: company.name,
    internalNumber: null,
    addresses: company.branches,
    terms: company.termsCode,
    discountRate: company.discountRate,
    taxExemptStates: company.taxExemptStates,
    iseMember: company.iseMember,
    cards: [card, ...cards],
  }
}

const guestCount = 90
const guestDomains = ['mailroom.example', 'letters.example', 'inbox.example']

function guest(random: Random, at: number): Buyer {
  const { firstname, lastname } = nameOf(300 + at)
  return {
    login: null,
    guest: `guest:demo-${at + 1}`,
    firstname,
    lastname,
    email: `${firstname}.${lastname}@${anyOf(random, guestDomains)}`.toLowerCase(),
    companyName: '',
    internalNumber: null,
    addresses: [addressAt(anyOf(random, zips), `${firstname} ${lastname}`, random)],
    terms: 'CC',
    discountRate: 1,
    taxExemptStates: [],
    iseMember: false,
    cards: [cardOf(random)],
  }
}

/** Returns buyers without an account; the first ones order most. */
export function guests(): Buyer[] {
  const random = seeded(9001)
  return Array.from({ length: guestCount }, (_, at) => guest(random, at))
}

/** Returns the customers that staff order for, each assigned to one of the staff. */
export function counterCustomers(logins: readonly string[]): Buyer[] {
  const random = seeded(7001)
  return counterCustomerRows.map((row, at) => {
    const [name, domain, zip, terms, discountRate, internalNumber, taxExemptStates] = row
    const { firstname, lastname } = nameOf(700 + at)
    return {
      login: anyOf(random, logins),
      guest: null,
      firstname,
      lastname,
      email: `${firstname}@${domain}.example`.toLowerCase(),
      companyName: name,
      internalNumber,
      addresses: [addressAt(zip, name, random)],
      terms,
      discountRate,
      taxExemptStates,
      iseMember: false,
      cards: [cardOf(random)],
    }
  })
}
