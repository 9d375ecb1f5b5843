import { companyForm } from '@mullion/domain/admin/company-form'
import { expect, it } from 'vitest'
import { emptyCompany, valuesOfCompany } from './company-values.ts'

it('a company that has rules about approvals can be edited like any other', () => {
  const { firstname: _first, lastname: _last, contactEmail: _contact, ...fields } = emptyCompany
  const company = {
    ...{ ...fields, id: 2, name: 'Arctic', customerNumber: 'ARC1', accountingEmail: 'ap@arctic.example' },
    ...({ termsCode: 'PO', phone: '6145550100', address1: '1 Cold Street', city: 'Columbus' } as const),
    ...{ state: 'OH', zipCode: '43215', approvals: true },
  }
  expect(companyForm.safeParse(valuesOfCompany(company)).error).toBeUndefined()
})
