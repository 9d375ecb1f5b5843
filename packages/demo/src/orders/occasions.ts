import type { DemoCompany } from '../accounts/companies.ts'
import type { DemoPerson } from '../accounts/people.ts'
import { demoSignIns } from '../accounts/sign-ins.ts'
import { anyOf, between, byShare, commonFirst, type Random } from '../random.ts'
import { type Buyer, counterCustomers, customer, guests } from './buyers.ts'
import type { StoreDay } from './calendar.ts'
import { orderCount, orderTime, regularDays } from './order-times.ts'

export interface Occasion {
  readonly at: Date
  readonly day: StoreDay
  readonly buyer: Buyer
  /** True if the order includes discontinued parts or parts that need configuration. */
  readonly mixed: boolean
  readonly pending: boolean
}

const guestShare = 0.12
const staffShare = 0.09
/** A named customer orders about once in this many working days. */
const regularEvery = 11
const latestPending = 8

const named = new Set(demoSignIns.map(({ email }) => email))

/** The users who order for each company, other than the named ones. */
function buyersByCompany(random: Random, people: readonly DemoPerson[]): Map<DemoCompany, Buyer[]> {
  const buyers = new Map<DemoCompany, Buyer[]>()
  for (const person of people) {
    const { company, email } = person
    if (!company || named.has(email)) continue
    buyers.set(company, [...(buyers.get(company) ?? []), customer(random, person, company)])
  }
  return buyers
}

/**
 * Returns a function that picks a buyer for a day: a guest, a customer that staff order for, or a user of a
 * company that had joined by then.
 */
function createCrowd(random: Random, people: readonly DemoPerson[]) {
  const staff = people.filter(({ role }) => role === 'frank_user' || role === 'frank_admin')
  const [visitors, callers] = [guests(), counterCustomers(staff.map(({ email }) => email))]
  const companies = byShare(
    [...buyersByCompany(random, people)].map((entry) => [entry[0].share, entry] as const),
  )

  return ({ daysAgo }: StoreDay): Buyer => {
    const who = random()
    if (who < guestShare) return commonFirst(random, visitors)
    if (who < guestShare + staffShare) return anyOf(random, callers)
    const joined = companies.filter(([company]) => company.joinedDaysAgo >= daysAgo)
    const [, buyers] = anyOf(random, joined)
    return commonFirst(random, buyers)
  }
}

function plainOccasions(random: Random, days: readonly StoreDay[], people: readonly DemoPerson[]) {
  const anybody = createCrowd(random, people)
  return days.flatMap((day) =>
    Array.from({ length: orderCount(random, day, days.length) }, () => ({
      at: orderTime(random, day),
      day,
      buyer: anybody(day),
      mixed: false,
    })),
  )
}

/** One named customer's orders; every fifth is mixed, and the newest is still pending. */
function regularOccasions(random: Random, days: readonly StoreDay[], buyer: Buyer): Occasion[] {
  const chosen = regularDays(random, days, regularEvery)
  const first = between(random, 0, 4)
  return chosen.map((day, at) => ({
    at: orderTime(random, day),
    day,
    buyer,
    mixed: (at + first) % 5 === 0,
    pending: at === chosen.length - 1,
  }))
}

/** Returns all orders to generate for these days up to an instant, in order; the newest few are pending. */
export function occasionsOf(
  random: Random,
  { days, until, people }: { days: readonly StoreDay[]; until: Date; people: readonly DemoPerson[] },
): Occasion[] {
  const plain = plainOccasions(random, days, people)
    .filter(({ at }) => at < until)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  const regular = people.flatMap((person) =>
    person.company && named.has(person.email)
      ? regularOccasions(random, days, customer(random, person, person.company))
      : [],
  )
  const newest = plain.length - latestPending
  return [...plain.map((occasion, at) => ({ ...occasion, pending: at >= newest })), ...regular].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
}
