import { dealerRequestForm } from '@mullion/domain/accounts/dealer-request'
import { pickServerErrors, schemaProblems } from '../../../lib/form-problems.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'

export const emptyRequest = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  companyName: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  accountsReceivableEmail: '',
  requirePONumbers: false,
  requirePOUpload: false,
}

export type RequestDraft = typeof emptyRequest
export type RequestField = keyof RequestDraft
export type RequestTextField = Exclude<RequestField, 'requirePONumbers' | 'requirePOUpload'>
export type RequestMark = Exclude<RequestField, RequestTextField>

const requestFields = Object.keys(emptyRequest) as RequestField[]
const digitsOnly = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

/** Normalizes typed text: numbers to digits. */
export function typedText(field: RequestTextField, text: string): string {
  if (field === 'zip') return digitsOnly(text, 5)
  if (field === 'phoneNumber') return digitsOnly(text, 15)
  return text
}

export function requestProblems(draft: RequestDraft): Problems<RequestField> {
  return schemaProblems(dealerRequestForm, draft)
}

export function requestFieldsOf(fields: Readonly<Record<string, string>>): Problems<RequestField> {
  return pickServerErrors(requestFields, fields)
}
