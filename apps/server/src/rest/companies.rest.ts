import type { CompanyForm, CustomerCompany } from '@mullion/domain/admin/company-form'
import { Hono } from 'hono'
import { customerCompanyJson } from './company-json.ts'
import { withExternalFieldNames } from './external-names.ts'
import { jsonBody, pathNumber, type RestFacts } from './rest.ts'

interface SentCompany extends ReturnType<typeof customerCompanyJson> {
  readonly firstname: string
  readonly lastname: string
  readonly contact_email?: string
  readonly requestId?: number | null
}

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

/** Picks the company fields and drops anything else the form sends. */
function formOf(body: SentCompany): CompanyForm {
  return {
    name: body.name,
    customerNumber: body.sage_customer_number,
    accountingEmail: body.accounting_email,
    termsCode: body.terms_code,
    discountRate: body.discount_rate as CompanyForm['discountRate'],
    phone: body.phone,
    address1: body.address_1,
    address2: body.address_2,
    city: body.city,
    state: body.state,
    zipCode: body.zip_code,
    country: body.country as CompanyForm['country'],
    taxExemptStates: body.tax_exempt_states as CompanyForm['taxExemptStates'],
    poRequired: body.po_required,
    iseMember: body.ise_member,
  }
}

/** REST paths of customer companies, for administrators. */
export function companiesRest() {
  const companies = new Hono<RestFacts>()

  companies.get('/', async (c) => {
    const text = c.req.query('search') ?? ''
    const page = pathNumber(c.req.query('page') ?? '1')
    const search = c.get('caller').admin.companies.search({ text, page })
    const found = await withExternalFieldNames({ text: 'search' }, search)
    return c.json(found.companies.map(customerCompanyJson), 200, { 'X-Total-Count': String(found.total) })
  })

  companies.post('/', async (c) => {
    const body = await jsonBody<SentCompany>(c)
    const { firstname, lastname, contact_email: contactEmail } = body
    const form = { ...formOf(body), firstname, lastname, contactEmail }
    const requestId = body.requestId ?? undefined
    const created: Promise<CustomerCompany> = c.get('caller').admin.companies.create({ form, requestId })
    return c.json(customerCompanyJson(await withExternalFieldNames(externalNames, created)), 201)
  })

  companies.put('/:id', async (c) => {
    const body = await jsonBody<SentCompany>(c)
    const companyId = pathNumber(c.req.param('id'))
    const change = { companyId, form: formOf(body), updatedAt: body.updated_at }
    const updated: Promise<CustomerCompany> = c.get('caller').admin.companies.update(change)
    return c.json(customerCompanyJson(await withExternalFieldNames(externalNames, updated)))
  })

  return companies
}
