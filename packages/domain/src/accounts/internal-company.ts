import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'
import { discountRates } from './company.ts'
import { taxExemptStateChoices } from './tax-exempt-states.ts'

export const maxCompaniesFound = 50
/** Maximum companies that the picker shows before anything is typed. */
export const maxLastCompanies = 8

const requiredText = 'This field is required.'
const discountText = 'Choose a discount rate.'
const statesText = 'Choose states from the list.'
const required = (most: number) =>
  z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(most), oneLine)

export const internalCompanyId = rowId

export const internalCompanyInput = z.strictObject({
  name: required(100),
  /** Sage customer number, always upper case. */
  customerNumber: required(30).check(z.toUpperCase()),
  termsCode: z.enum(['CC', 'PO'], { error: requiredText }),
  discountRate: z.literal([...discountRates], { error: discountText }),
  taxExemptStates: z._default(
    z
      .array(z.enum(taxExemptStateChoices, { error: statesText }))
      .check(z.maxLength(taxExemptStateChoices.length)),
    [],
  ),
  iseMember: z._default(z.boolean(), false),
  poRequired: z._default(z.boolean(), false),
})
export type InternalCompanyInput = z.output<typeof internalCompanyInput>

export const updateInternalCompanyInput = z.strictObject({ internalCompanyId, company: internalCompanyInput })
export type UpdateInternalCompanyInput = z.output<typeof updateInternalCompanyInput>

export const searchInternalCompaniesInput = z.strictObject({
  term: z.string().check(z.trim(), z.maxLength(100), oneLine),
})

export function customerNumberTaken(field = 'customerNumber'): AppError {
  const message = 'Another company has this customer number.'
  return new AppError('conflict', 'accounts.customer_number_taken', message, { fields: { [field]: message } })
}

export function internalCompanyMissing(): AppError {
  return new AppError('missing', 'accounts.internal_company_missing', 'Company not found.')
}

export function actingRefused(): AppError {
  return new AppError('forbidden', 'accounts.acting_refused', 'Only staff can order for another company.')
}

export function actingEnded(): AppError {
  return new AppError(
    'missing',
    'accounts.acting_ended',
    'The company you were ordering for was deleted. Choose another one.',
  )
}

/** The request's header and payload name different companies. */
export function actingDisagrees(): AppError {
  const message = 'The company on the order isn’t the one you’re ordering for.'
  return new AppError('conflict', 'accounts.acting_disagrees', message, {
    fields: { companyInternalId: message },
  })
}
