import { type Company, formatPhone } from '@mullion/domain/accounts/company'
import type { PendingRequest } from '@mullion/domain/accounts/dealer-request'
import type { CompanyForm, NewCompanyForm } from '@mullion/domain/admin/company-form'

type Typed<Form> = { readonly [Field in keyof Form]: Form[Field] extends boolean ? boolean : Form[Field] }

/** A company as typed; the terms may not be chosen yet. */
export interface CompanyValues extends Omit<Typed<CompanyForm>, 'termsCode'> {
  readonly termsCode: CompanyForm['termsCode'] | ''
}

export interface NewCompanyValues
  extends CompanyValues,
    Pick<NewCompanyForm, 'firstname' | 'lastname' | 'contactEmail'> {}

export const emptyCompany: NewCompanyValues = {
  name: '',
  customerNumber: '',
  firstname: '',
  lastname: '',
  contactEmail: '',
  accountingEmail: '',
  phone: '',
  termsCode: '',
  discountRate: 1,
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'US',
  taxExemptStates: [],
  poRequired: false,
  iseMember: false,
}

/** Returns form values from a pending request; terms, discount and number are left for staff to choose. */
export function valuesOfRequest(request: PendingRequest): NewCompanyValues {
  return {
    ...emptyCompany,
    name: request.companyName,
    firstname: request.firstName,
    lastname: request.lastName,
    contactEmail: request.email,
    accountingEmail: request.accountsReceivableEmail || request.email,
    phone: formatPhone(request.phoneNumber),
    address1: request.address,
    address2: request.address2,
    city: request.city,
    state: request.state,
    zipCode: request.zip,
    poRequired: request.requirePOUpload,
  }
}

export function valuesOfCompany(company: Company): CompanyValues {
  const { id: _id, approvals: _approvals, ...values } = company
  const { discountRate, country, taxExemptStates } = values
  return {
    ...values,
    phone: formatPhone(values.phone),
    discountRate: discountRate as CompanyValues['discountRate'],
    country: country as CompanyValues['country'],
    taxExemptStates: taxExemptStates as CompanyValues['taxExemptStates'],
  }
}
