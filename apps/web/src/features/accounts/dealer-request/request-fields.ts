import { dealerRequestForm } from '@mullion/domain/accounts/dealer-request'
import { requiredText } from '@mullion/domain/postal-address'
import { problemsOf, toldOf } from '../../../lib/form-problems.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'

/** A request as it is typed, before it is checked; its fields in the order in which they stand. */
export interface RequestDraft {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  companyName: string
  address: string
  address2: string
  city: string
  state: string
  zip: string
  accountsReceivableEmail: string
  requirePONumbers: boolean
  requirePOUpload: boolean
}
export type RequestField = keyof RequestDraft
export type RequestTextField = Exclude<RequestField, 'requirePONumbers' | 'requirePOUpload'>
export type RequestMark = Exclude<RequestField, RequestTextField>

export const emptyRequest: Readonly<RequestDraft> = {
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

const requestFields = Object.keys(emptyRequest) as RequestField[]
const digitsOnly = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

/** What a field may hold of what was typed into it: addresses in lower case, numbers as digits. */
export function typedText(field: RequestTextField, text: string): string {
  if (field === 'zip') return digitsOnly(text, 5)
  if (field === 'phoneNumber') return digitsOnly(text, 15)
  return field === 'email' || field === 'accountsReceivableEmail' ? text.toLowerCase() : text
}

/** What is wrong with each field of a typed request, in the words of the form. */
export function requestProblems(draft: RequestDraft): Problems<RequestField> {
  return problemsOf(dealerRequestForm, draft, { fields: requestFields, emptyText: requiredText })
}

/** Texts that the server has for fields of the request, by field. */
export function requestFieldsOf(fields: Readonly<Record<string, string>>): Problems<RequestField> {
  return toldOf(requestFields, fields)
}
