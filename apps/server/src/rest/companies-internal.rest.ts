import type { InternalCompany } from '@mullion/domain/accounts/actor'
import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company'
import { Hono } from 'hono'
import { internalCompanyJson } from './company-json.ts'
import { withExternalFieldNames } from './external-names.ts'
import { jsonBody, pathNumber, type RestFacts } from './rest.ts'

type DocumentedCompany = ReturnType<typeof internalCompanyJson>

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
  Object.entries(externalNames).map(([own, sent]) => [
    own === 'internalCompanyId' ? own : `company.${own}`,
    sent,
  ]),
)

/** Picks the company fields and drops anything else the form sends. */
function companyOf(body: DocumentedCompany): InternalCompanyInput {
  return {
    name: body.name,
    customerNumber: body.sage_customer_number,
    termsCode: body.terms_code,
    discountRate: body.discount_rate as InternalCompanyInput['discountRate'],
    taxExemptStates: body.tax_exempt_states as InternalCompanyInput['taxExemptStates'],
    iseMember: body.ise_member,
    poRequired: body.po_required,
  }
}

/** REST paths of internal companies. */
export function companiesInternalRest() {
  const companies = new Hono<RestFacts>()

  companies.get('/search', async (c) => {
    const term = c.req.query('term') ?? ''
    return c.json(
      (await c.get('caller').accounts.internalCompanies.search({ term })).map(internalCompanyJson),
    )
  })

  companies.post('/', async (c) => {
    const company = companyOf(await jsonBody<DocumentedCompany>(c))
    const created: Promise<InternalCompany> = c.get('caller').accounts.internalCompanies.create(company)
    return c.json(internalCompanyJson(await withExternalFieldNames(externalNames, created)), 201)
  })

  companies.put('/:id', async (c) => {
    const company = companyOf(await jsonBody<DocumentedCompany>(c))
    const internalCompanyId = pathNumber(c.req.param('id'))
    const updated = c.get('caller').accounts.internalCompanies.update({ internalCompanyId, company })
    return c.json(
      internalCompanyJson(
        await withExternalFieldNames({ ...externalNamesOfChange, 'company.': '' }, updated),
      ),
    )
  })

  companies.delete('/:id', async (c) => {
    const internalCompanyId = pathNumber(c.req.param('id'))
    const removed = c.get('caller').accounts.internalCompanies.remove({ internalCompanyId })
    await withExternalFieldNames({ internalCompanyId: 'id' }, removed)
    return c.json({ ok: true })
  })

  return companies
}
