import { type CompanyForm, companyForm, newCompanyForm } from '@mullion/domain/admin/company-form'
import * as z from 'zod'
import { customerCompanyJson } from './company-json.ts'
import { customerCompanySchema, exampleCompany } from './company-schemas.ts'
import { withExternalFieldNames } from './external-names.ts'
import { counted, json, numberInText, type RestCall, restCall } from './rest-call.ts'

const own = companyForm.shape
const companyBody = z.object({
  name: own.name,
  sage_customer_number: own.customerNumber,
  accounting_email: own.accountingEmail,
  terms_code: own.termsCode,
  discount_rate: own.discountRate,
  phone: own.phone,
  address_1: own.address1,
  address_2: own.address2,
  city: own.city,
  state: own.state,
  zip_code: own.zipCode,
  country: own.country,
  tax_exempt_states: own.taxExemptStates,
  po_required: own.poRequired,
  ise_member: own.iseMember,
})
const newCompanyBody = z.object({
  ...companyBody.shape,
  firstname: newCompanyForm.shape.firstname,
  lastname: newCompanyForm.shape.lastname,
  contact_email: z
    .string()
    .optional()
    .meta({ description: 'The login of the contact, if not the email of the request or of accounting.' }),
  requestId: z.int().nullish().meta({ description: 'The pending request that this company answers.' }),
})
const changedCompanyBody = z.object({
  ...companyBody.shape,
  updated_at: z.iso
    .datetime()
    .optional()
    .meta({ description: 'From the last answer; the change is refused if the company was saved since.' }),
})

const externalNames = {
  companyId: 'id',
  updatedAt: 'updated_at',
  'form.customerNumber': 'sage_customer_number',
  'form.accountingEmail': 'accounting_email',
  'form.termsCode': 'terms_code',
  'form.discountRate': 'discount_rate',
  'form.address1': 'address_1',
  'form.address2': 'address_2',
  'form.zipCode': 'zip_code',
  'form.taxExemptStates': 'tax_exempt_states',
  'form.taxExemptStates.': 'tax_exempt_states.',
  'form.poRequired': 'po_required',
  'form.iseMember': 'ise_member',
  'form.contactEmail': 'contact_email',
  contactEmail: 'contact_email',
  'form.': '',
}

function formOf(body: z.input<typeof companyBody>): CompanyForm {
  // The procedure fills in what the form leaves out.
  return {
    name: body.name,
    customerNumber: body.sage_customer_number,
    accountingEmail: body.accounting_email,
    termsCode: body.terms_code,
    discountRate: body.discount_rate,
    phone: body.phone,
    address1: body.address_1,
    address2: body.address_2,
    city: body.city,
    state: body.state,
    zipCode: body.zip_code,
    country: body.country,
    taxExemptStates: body.tax_exempt_states,
    poRequired: body.po_required,
    iseMember: body.ise_member,
  } as CompanyForm
}

const { id: _id, ...exampleForm } = exampleCompany
const example = { ...exampleCompany, updated_at: '2026-11-24T14:00:00.000Z' }

export const companyCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/companies',
    name: 'searchCompanies',
    summary: 'Companies whose name or customer number contains a text of at least 3 characters.',
    who: 'viewRecords',
    query: z.object({ search: z.string().default(''), page: numberInText.default(1) }),
    answer: json(z.array(customerCompanySchema)),
    counted: true,
    example: { answer: [example] },
    async run({ c, caller, query }) {
      const search = caller.admin.companies.search({ text: query.search, page: query.page })
      const { companies, total } = await withExternalFieldNames({ text: 'search' }, search)
      return counted(c, companies.map(customerCompanyJson), total)
    },
  }),
  restCall({
    method: 'post',
    path: '/companies',
    name: 'createCompany',
    summary: 'Creates a company and its first company admin, who gets an invitation by mail.',
    who: 'administer',
    body: json(newCompanyBody),
    answer: json(customerCompanySchema),
    status: 201,
    refuses: [409],
    example: {
      body: { ...exampleForm, tax_exempt_states: ['OH'], firstname: 'Ada', lastname: 'Frost' },
      answer: example,
    },
    async run({ caller, body }) {
      const { firstname, lastname, contact_email: contactEmail = '', requestId } = body
      const form = { ...formOf(body), firstname, lastname, contactEmail }
      const created = caller.admin.companies.create({ form, requestId: requestId ?? undefined })
      return customerCompanyJson(await withExternalFieldNames(externalNames, created))
    },
  }),
  restCall({
    method: 'put',
    path: '/companies/:id',
    name: 'updateCompany',
    summary: 'Changes a company.',
    who: 'administer',
    params: z.object({ id: numberInText }),
    body: json(changedCompanyBody),
    answer: json(customerCompanySchema),
    refuses: [404, 409],
    example: { body: { ...exampleForm, tax_exempt_states: ['OH'] }, answer: example },
    async run({ caller, params, body }) {
      const change = { companyId: params.id, form: formOf(body), updatedAt: body.updated_at }
      const updated = caller.admin.companies.update(change)
      return customerCompanyJson(await withExternalFieldNames(externalNames, updated))
    },
  }),
]
