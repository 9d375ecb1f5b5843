import type { InternalCompany } from '@mullion/domain/accounts/actor'

const paying = { CC: 'Credit Card', PO: 'Net 30' } as const

/** Summarizes a company's terms, such as `Net 30, 10% off, tax exempt in OH, PO document, ISE member`. */
export function customerTerms(company: Omit<InternalCompany, 'id' | 'name' | 'customerNumber'>): string {
  const { termsCode, discountRate, taxExemptStates, poRequired, iseMember } = company
  const percent = Math.round((1 - discountRate) * 100)
  return [
    paying[termsCode],
    percent > 0 ? `${percent}% off` : 'list price',
    taxExemptStates.length > 0 ? `tax exempt in ${taxExemptStates.join(', ')}` : null,
    termsCode === 'PO' && poRequired ? 'PO document' : null,
    iseMember ? 'ISE member' : null,
  ]
    .filter((fact) => fact !== null)
    .join(', ')
}
