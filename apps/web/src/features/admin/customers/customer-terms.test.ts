import { expect, it } from 'vitest'
import { customerTerms } from './customer-terms.ts'

const company = { discountRate: 0.9, taxExemptStates: ['OH'], poRequired: true, iseMember: true } as const

it('summarizes the terms of a company; one that pays by card needs no PO document', () => {
  expect(customerTerms({ ...company, termsCode: 'PO' })).toBe(
    'Net 30, 10% off, tax exempt in OH, PO document, ISE member',
  )
  expect(customerTerms({ ...company, termsCode: 'CC' })).toBe(
    'Credit Card, 10% off, tax exempt in OH, ISE member',
  )
})
