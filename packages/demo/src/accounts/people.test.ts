import { savedAddressInput } from '@mullion/domain/accounts/address'
import { discountRates } from '@mullion/domain/accounts/company'
import { acceptFiles, dealerRequestForm } from '@mullion/domain/accounts/dealer-request'
import { passwordProblem } from '@mullion/domain/accounts/password'
import { createUserInput } from '@mullion/domain/accounts/user'
import { shipAddress } from '@mullion/domain/postal-address'
import { describe, expect, it } from 'vitest'
import { counterCustomerRows } from '../orders/counter-customers.ts'
import { demoCompanies } from './companies.ts'
import { demoDealerRequests } from './dealer-requests.ts'
import { demoPeople } from './people.ts'
import { demoSavedAddresses } from './saved-addresses.ts'
import { demoSavedCards } from './saved-cards.ts'
import { demoPassword, demoSignIns, demoSignInText } from './sign-ins.ts'

const companies = demoCompanies()
const people = demoPeople()
const requests = demoDealerRequests()
const byEmail = new Map(people.map((person) => [person.email, person]))
const named = (name: string) => companies.find((company) => company.name === name)

const exemptible = 'AZ CA CO FL GA IL IN IA KS KY MA MD MI MN MO MS NC NJ NY OH PA SC TN TX VA WA WI'.split(
  ' ',
)

/** Real names from the trade and its customers that must not appear in invented data. */
const realNames =
  /sysco|kroger|walmart|costco|tyson|cargill|us foods|lineage|americold|jamison|frank door|chase doors|eliason|kason|carrier|trane|heatcraft|hussmann|aldi|safeway|publix|wegmans|land o|dean foods|perdue|nestle|unilever/i

describe('the demo companies', () => {
  it('are forty, each with a unique number and name', () => {
    expect(companies).toHaveLength(40)
    expect(new Set(companies.map(({ customerNumber }) => customerNumber)).size).toBe(40)
    expect(new Set(companies.map(({ name }) => name)).size).toBe(40)
    for (const { customerNumber } of companies) expect(customerNumber).toMatch(/^(?!00-)[A-Z0-9]+$/)
  })

  it('are the same on every run, as are the users and account requests', () => {
    expect(demoCompanies()).toEqual(companies)
    expect(demoPeople()).toEqual(people)
    expect(demoDealerRequests()).toEqual(requests)
  })

  it('have unique addresses that an order can ship to', () => {
    for (const { branches, address1, zipCode, phone } of companies) {
      for (const branch of branches) expect(shipAddress.parse(branch)).toEqual(branch)
      expect(branches[0]).toMatchObject({ address1, postalCode: zipCode })
      expect(phone).toMatch(/^\d{3}55501\d\d$/)
    }
    const streets = companies.flatMap(({ branches }) => branches.map((branch) => branch.address1))
    expect(new Set(streets).size).toBe(streets.length)
  })

  it('cover both payment terms and every discount rate, with exemptions only where states grant them', () => {
    for (const rate of discountRates)
      expect(companies.filter(({ discountRate }) => discountRate === rate).length).toBeGreaterThan(2)
    for (const terms of ['CC', 'PO'])
      expect(companies.filter(({ termsCode }) => termsCode === terms).length).toBeGreaterThan(12)
    const exempt = companies.flatMap(({ taxExemptStates }) => taxExemptStates)
    expect(exempt.filter((state) => !exemptible.includes(state))).toEqual([])
    expect(exempt.length).toBeGreaterThan(10)
    const poRequired = companies.filter((company) => company.poRequired)
    expect(poRequired.length).toBeGreaterThan(3)
    expect(poRequired.every(({ termsCode }) => termsCode === 'PO')).toBe(true)
    expect(companies.filter(({ iseMember }) => iseMember).length).toBeGreaterThan(3)
  })

  it('match the descriptions of the sign-ins', () => {
    expect(named('Arctic Door Service')).toMatchObject({
      termsCode: 'PO',
      discountRate: 0.85,
      taxExemptStates: ['OH'],
    })
    expect(named('Polar Foods')).toMatchObject({ termsCode: 'CC', discountRate: 0.9 })
    const summit = { termsCode: 'PO', poRequired: true, iseMember: true, discountRate: 0.95 }
    expect(named('Summit Refrigeration')).toMatchObject(summit)
  })

  it('have invented names, as do internal companies and those that request an account', () => {
    const names = [
      ...companies.map(({ name }) => name),
      ...counterCustomerRows.map(([name]) => name),
      ...requests.map(({ form }) => form.companyName),
    ]
    expect(new Set(names).size).toBe(57)
    expect(names.filter((name) => realNames.test(name))).toEqual([])
  })
})

describe('the demo users', () => {
  it('are 120, each with a unique email in the .example domain', () => {
    expect(people).toHaveLength(120)
    expect(byEmail.size).toBe(120)
    const accounting = companies.map(({ accountingEmail }) => accountingEmail)
    for (const address of [...byEmail.keys(), ...accounting])
      expect(address).toMatch(/^[a-z.]+@[a-z]+\.example$/)
  })

  it("pass the store's own validation", () => {
    for (const { email, firstname, lastname, role } of people) {
      const person = { email, firstname, lastname, role }
      expect(createUserInput.parse(person)).toEqual(person)
      expect(passwordProblem(demoPassword, email)).toBeNull()
    }
  })

  it('have the roles and companies listed for the sign-ins', () => {
    const standing = demoSignIns.map(({ email }) => [
      email,
      byEmail.get(email)?.role,
      byEmail.get(email)?.company?.name,
    ])
    expect(standing).toEqual([
      ['super@mullion.example', 'super_admin', undefined],
      ['admin@mullion.example', 'frank_admin', undefined],
      ['counter@mullion.example', 'frank_user', undefined],
      ['owner@arctic.example', 'company_admin', 'Arctic Door Service'],
      ['buyer@arctic.example', 'user', 'Arctic Door Service'],
      ['buyer@polar.example', 'user', 'Polar Foods'],
      ['buyer@summit.example', 'user', 'Summit Refrigeration'],
    ])
    for (const { email } of demoSignIns) expect(demoSignInText()).toContain(email)
    expect(demoSignInText()).toContain(demoPassword)
  })

  it('are three staff and the given number per company, at least one of them a company admin', () => {
    expect(people.filter(({ company }) => company === null)).toHaveLength(3)
    for (const company of companies) {
      const own = people.filter((person) => person.company?.customerNumber === company.customerNumber)
      expect(own).toHaveLength(company.people)
      expect(own.filter(({ role }) => role === 'company_admin').length).toBeGreaterThan(0)
    }
    expect(people.filter(({ role }) => role === 'user').length).toBeGreaterThan(50)
  })
})

describe('what the demo users saved', () => {
  const customers = demoSignIns.flatMap(({ email, customerNumber }) => (customerNumber ? [email] : []))

  it.each(customers)('is two to four addresses for %s', (email) => {
    const own = demoSavedAddresses().filter((saved) => saved.email === email)
    expect(own.length).toBeGreaterThanOrEqual(2)
    expect(own.length).toBeLessThanOrEqual(4)
    for (const { address } of own) expect(savedAddressInput.parse(address)).toEqual(address)
  })

  it('is two cards for the buyer who pays by card and one for an owner', () => {
    const owners = demoSavedCards.map(({ email }) => email)
    expect(owners).toEqual(['buyer@polar.example', 'buyer@polar.example', 'owner@arctic.example'])
  })
})

describe('the demo account requests', () => {
  it('are five valid forms from people without an account', () => {
    expect(requests).toHaveLength(5)
    for (const { form } of requests) {
      expect(dealerRequestForm.parse(form)).toEqual(form)
      expect(form.email).toMatch(/\.example$/)
      expect(byEmail.has(form.email)).toBe(false)
    }
  })

  it('include one document, a valid PDF', () => {
    const files = requests.flatMap((request) => request.files)
    expect(files).toHaveLength(1)
    const [file] = files
    const accepted = acceptFiles([{ name: file!.name, bytes: file!.bytes, type: 'application/pdf' }])
    expect(accepted).toMatchObject({ files: [{ name: file?.name, contentType: 'application/pdf' }] })
    const text = new TextDecoder().decode(file?.bytes)
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(table, table + 4)).toBe('xref')
  })
})
