import type { AccountRole } from '@mullion/domain/accounts/actor'
import { type DemoCompany, demoCompanies } from './companies.ts'
import { nameOf } from './names.ts'
import { demoSignIns } from './sign-ins.ts'

export interface DemoPerson {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly role: AccountRole
  /** Null for staff, who belong to the house company. */
  readonly company: DemoCompany | null
}

/**
 * Returns the users that fill a company up to its number of logins. The first ones are admins: one if no
 * named user is an admin, plus one if the company has more than four logins.
 */
function others(company: DemoCompany, named: readonly DemoPerson[], from: number): DemoPerson[] {
  const count = company.people - named.length
  const admins = (named.some(({ role }) => role === 'company_admin') ? 0 : 1) + (company.people > 4 ? 1 : 0)
  return Array.from({ length: count }, (_, at) => {
    const { firstname, lastname } = nameOf(from + at)
    const email = `${firstname}.${lastname}@${company.domain}`.toLowerCase()
    return { email, firstname, lastname, role: at < admins ? 'company_admin' : 'user', company }
  })
}

/**
 * Returns the 120 users of the demonstration store: staff first, then each company's users, starting with the
 * named ones.
 */
export function demoPeople(companies: readonly DemoCompany[] = demoCompanies()): DemoPerson[] {
  const named = demoSignIns.map(
    ({ customerNumber, email, firstname, lastname, role }): DemoPerson => ({
      email,
      firstname,
      lastname,
      role,
      company: companies.find((company) => company.customerNumber === customerNumber) ?? null,
    }),
  )
  const people = named.filter(({ company }) => company === null)
  for (const company of companies) {
    const known = named.filter((person) => person.company === company)
    people.push(...known, ...others(company, known, people.length))
  }
  return people
}
