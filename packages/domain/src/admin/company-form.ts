import * as z from 'zod/mini'
import { type Company, discountRates } from '../accounts/company.ts'
import { taxExemptStateChoices } from '../accounts/tax-exempt-states.ts'
import { companyId } from '../accounts/user.ts'
import { AppError } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import { email, emailFormatText, requiredText, usStates } from '../postal-address.ts'
import { rowId } from '../row-id.ts'

export const companiesPageSize = 20
export const minSearchedCharacters = 3

export const searchTooShortText = 'Type at least 3 characters to search'
const sageNumberText = "Sage Customer Number must not start with '00-'"
const zipTooShortText = 'Zip code must have at least 5 digits'
const phoneTooShortText = 'Phone number must have at least 10 digits'

/** Canadian provinces and territories by postal code; customers can be located there. */
const canadianProvinces: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
}

export function statesOf(country: string): Readonly<Record<string, string>> {
  return country === 'CA' ? canadianProvinces : usStates
}

const required = (most: number) =>
  z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(most), oneLine)

const phone = required(40).check(
  z.overwrite((typed) => typed.replace(/\D/g, '')),
  z.minLength(10, { error: phoneTooShortText }),
  z.maxLength(15, { error: 'Phone number must have at most 15 digits' }),
)

const customerNumber = required(30).check(
  z.toUpperCase(),
  z.refine((number) => !number.startsWith('00-'), { error: sageNumberText }),
)

const companyFields = {
  name: required(100),
  /** Sage customer number, always upper case. */
  customerNumber,
  accountingEmail: email,
  termsCode: z.enum(['CC', 'PO'], { error: requiredText }),
  discountRate: z.literal([...discountRates], { error: requiredText }),
  /** Digits only. */
  phone,
  address1: required(100),
  address2: z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), ''),
  city: required(100),
  state: required(2),
  zipCode: required(10).check(z.minLength(5, { error: zipTooShortText })),
  country: z._default(z.enum(['US', 'CA'], { error: requiredText }), 'US'),
  taxExemptStates: z._default(
    z
      .array(z.enum(taxExemptStateChoices, { error: 'Choose states from the list' }))
      .check(z.maxLength(taxExemptStateChoices.length)),
    [],
  ),
  poRequired: z._default(z.boolean(), false),
  iseMember: z._default(z.boolean(), false),
}

const stateOfCountry = z.refine<{ country: string; state: string }>(
  ({ country, state }) => Object.hasOwn(statesOf(country), state),
  { error: requiredText, path: ['state'] },
)

export const companyForm = z.strictObject(companyFields).check(stateOfCountry)
export type CompanyForm = z.output<typeof companyForm>

/** A new company with its contact, who becomes its company admin. */
export const newCompanyForm = z
  .strictObject({
    ...companyFields,
    firstname: required(60),
    lastname: required(60),
    /** The contact's sign-in email; defaults to the account request's email, then the accounting email. */
    contactEmail: z._default(
      z.union([z.string().check(z.trim(), z.maxLength(0)), email], { error: emailFormatText }),
      '',
    ),
  })
  .check(stateOfCountry)
export type NewCompanyForm = z.output<typeof newCompanyForm>

/** `requestId` is the pending account request this company resolves. */
export const createCompanyInput = z.strictObject({ form: newCompanyForm, requestId: z.optional(rowId) })
export type CreateCompanyInput = z.output<typeof createCompanyInput>

/** A company edit; `updatedAt` makes it fail if the company changed since then. */
export const updateCompanyInput = z.strictObject({
  companyId,
  form: companyForm,
  updatedAt: z.optional(z.iso.datetime({ error: 'updatedAt must be an ISO instant.' })),
})
export type UpdateCompanyInput = z.output<typeof updateCompanyInput>

export const searchCompaniesInput = z.strictObject({
  text: z
    .string({ error: searchTooShortText })
    .check(
      z.trim(),
      z.minLength(minSearchedCharacters, { error: searchTooShortText }),
      z.maxLength(100),
      oneLine,
    ),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
})
export type SearchCompaniesInput = z.output<typeof searchCompaniesInput>

export interface CustomerCompany extends Company {
  /** Send back with an edit, so that no one else's edit is overwritten. */
  readonly updatedAt: string
}

export interface CompaniesPage {
  readonly companies: readonly CustomerCompany[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

export function companyChanged(): AppError {
  const message = 'Someone else changed this company since you opened it. Load it again to see the changes.'
  return new AppError('conflict', 'admin.company_changed', message)
}

/** The account request was already turned into a company, or removed. */
export function requestNotPending(): AppError {
  const message = 'This account request is no longer pending. Someone else may have handled it.'
  return new AppError('conflict', 'admin.request_not_pending', message, { fields: { requestId: message } })
}

export function contactEmailTaken(taken: string): AppError {
  const message = `${taken} is already in use. Enter another email address for the contact.`
  return new AppError('conflict', 'admin.contact_email_taken', message, { fields: { contactEmail: message } })
}

/** The user has already chosen a password, so there is no invitation to resend. */
export function notInvited(): AppError {
  const message = 'This user has already signed in. They can reset their password with Forgot Password.'
  return new AppError('blocked', 'admin.not_invited', message)
}
