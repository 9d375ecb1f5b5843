import { describe, expect, it } from 'vitest'
import { companyForm, createCompanyInput, newCompanyForm, searchCompaniesInput } from './company-form.ts'

const frost = {
  name: ' Frost Doors ',
  customerNumber: 'fro1001',
  accountingEmail: 'AP@Frost.example',
  termsCode: 'PO',
  discountRate: 0.9,
  phone: '+1 (614) 555-0100',
  address1: '1 Cold Street',
  city: 'Columbus',
  state: 'OH',
  zipCode: '43215',
}
const contact = { firstname: 'Dana', lastname: 'Reyes' }

function problems(change: Record<string, unknown>) {
  const parsed = newCompanyForm.safeParse({ ...frost, ...contact, ...change })
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('the company form', () => {
  it('trims text, uppercases the number, lowercases the email and keeps only the digits of the phone', () => {
    expect(companyForm.parse(frost)).toEqual({
      ...frost,
      name: 'Frost Doors',
      customerNumber: 'FRO1001',
      accountingEmail: 'ap@frost.example',
      phone: '16145550100',
      address2: '',
      country: 'US',
      taxExemptStates: [],
      poRequired: false,
      iseMember: false,
    })
  })

  it.each([
    [{ accountingEmail: 'ap@frost' }, 'accountingEmail: Invalid email format'],
    [{ zipCode: '4321' }, 'zipCode: Zip code must have at least 5 digits'],
    [{ customerNumber: '00-FROST' }, "customerNumber: Sage Customer Number must not start with '00-'"],
    [{ customerNumber: ' 00-FROST' }, "customerNumber: Sage Customer Number must not start with '00-'"],
    [{ phone: '555-0100' }, 'phone: Phone number must have at least 10 digits'],
    [{ phone: '(614) 555-010' }, 'phone: Phone number must have at least 10 digits'],
    [{ contactEmail: 'dana' }, 'contactEmail: Invalid email format'],
    [{ discountRate: 0.7 }, 'discountRate: This field is required.'],
    [{ termsCode: '' }, 'termsCode: This field is required.'],
    [{ state: 'ON' }, 'state: This field is required.'],
    [{ country: 'CA' }, 'state: This field is required.'],
    [{ taxExemptStates: ['OR'] }, 'taxExemptStates.0: Choose states from the list'],
  ])('refuses %o', (change, problem) => {
    expect(problems(change)).toEqual([problem])
  })

  it.each(['name', 'customerNumber', 'address1', 'city', 'firstname', 'lastname'])('requires %s', (field) => {
    expect(problems({ [field]: ' ' })).toEqual([`${field}: This field is required.`])
  })

  it.each([
    { country: 'CA', state: 'ON', zipCode: 'M5V 2T6' },
    { taxExemptStates: ['OH', 'CA'] },
    { contactEmail: '' },
    { contactEmail: 'DANA@frost.example' },
    { customerNumber: '01-00-FROST' },
  ])('accepts %o', (change) => {
    expect(problems(change)).toEqual([])
  })

  it('refuses unknown fields', () => {
    expect(createCompanyInput.safeParse({ form: { ...frost, ...contact, id: 4 } }).success).toBe(false)
  })
})

describe('a company search', () => {
  it.each(['', 'fr', ' fr '])('refuses %o as shorter than three characters', (text) => {
    expect(searchCompaniesInput.safeParse({ text }).error?.issues[0]?.message).toBe(
      'Type at least 3 characters to search',
    )
  })
})
