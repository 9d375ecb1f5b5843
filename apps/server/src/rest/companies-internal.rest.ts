import { type InternalCompanyInput, internalCompanyInput } from '@mullion/domain/accounts/internal-company'
import * as z from 'zod'
import { internalCompanyJson } from './company-json.ts'
import { exampleCompany, internalCompanySchema } from './company-schemas.ts'
import { withExternalFieldNames } from './external-names.ts'
import { done, json, numberInText, type RestCall, restCall } from './rest-call.ts'

const own = internalCompanyInput.shape
const companyBody = z.object({
  name: own.name,
  sage_customer_number: own.customerNumber,
  terms_code: own.termsCode,
  discount_rate: own.discountRate,
  tax_exempt_states: own.taxExemptStates,
  ise_member: own.iseMember,
  po_required: own.poRequired,
})

const externalNames = {
  internalCompanyId: 'id',
  customerNumber: 'sage_customer_number',
  termsCode: 'terms_code',
  discountRate: 'discount_rate',
  taxExemptStates: 'tax_exempt_states',
  'taxExemptStates.': 'tax_exempt_states.',
  iseMember: 'ise_member',
  poRequired: 'po_required',
}
const externalNamesOfChange = Object.fromEntries(
  Object.entries(externalNames).map(([name, sent]) => [
    name === 'internalCompanyId' ? name : `company.${name}`,
    sent,
  ]),
)

function companyOf(body: z.input<typeof companyBody>): InternalCompanyInput {
  // The procedure fills in what the form leaves out.
  return {
    name: body.name,
    customerNumber: body.sage_customer_number,
    termsCode: body.terms_code,
    discountRate: body.discount_rate,
    taxExemptStates: body.tax_exempt_states,
    iseMember: body.ise_member,
    poRequired: body.po_required,
  } as InternalCompanyInput
}

const { name, sage_customer_number, terms_code, discount_rate, po_required, ise_member } = exampleCompany
const exampleBody = {
  ...{ name, sage_customer_number, terms_code, discount_rate, po_required, ise_member },
  tax_exempt_states: ['OH' as const],
}
const example = { id: 7, ...exampleBody }
const params = z.object({ id: numberInText })

export const internalCompanyCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/companies-internal/search',
    name: 'searchInternalCompanies',
    summary: 'Internal companies whose name or customer number contains a text; at most 50.',
    who: 'actForCompany',
    query: z.object({ term: z.string().default('') }),
    answer: json(z.array(internalCompanySchema)),
    example: { answer: [example] },
    run: async ({ caller, query }) =>
      (await caller.accounts.internalCompanies.search(query)).map(internalCompanyJson),
  }),
  restCall({
    method: 'post',
    path: '/companies-internal',
    name: 'createInternalCompany',
    summary: 'Creates an internal company.',
    who: 'actForCompany',
    body: json(companyBody),
    answer: json(internalCompanySchema),
    status: 201,
    refuses: [409],
    example: { body: exampleBody, answer: example },
    async run({ caller, body }) {
      const created = caller.accounts.internalCompanies.create(companyOf(body))
      return internalCompanyJson(await withExternalFieldNames(externalNames, created))
    },
  }),
  restCall({
    method: 'put',
    path: '/companies-internal/:id',
    name: 'updateInternalCompany',
    summary: 'Changes an internal company.',
    who: 'actForCompany',
    params,
    body: json(companyBody),
    answer: json(internalCompanySchema),
    refuses: [404, 409],
    example: { body: exampleBody, answer: example },
    async run({ caller, params: { id: internalCompanyId }, body }) {
      const change = { internalCompanyId, company: companyOf(body) }
      const updated = caller.accounts.internalCompanies.update(change)
      const names = { ...externalNamesOfChange, 'company.': '' }
      return internalCompanyJson(await withExternalFieldNames(names, updated))
    },
  }),
  restCall({
    method: 'delete',
    path: '/companies-internal/:id',
    name: 'deleteInternalCompany',
    summary: 'Deletes an internal company; its orders keep its name.',
    who: 'actForCompany',
    params,
    answer: done,
    refuses: [404],
    async run({ caller, params: { id: internalCompanyId } }) {
      const removed = caller.accounts.internalCompanies.remove({ internalCompanyId })
      await withExternalFieldNames({ internalCompanyId: 'id' }, removed)
      return { ok: true as const }
    },
  }),
]
