import { findCompany } from '@mullion/db/accounts/company.repository'
import { findInternalCompanyOfOrder } from '@mullion/db/accounts/internal-company.repository'
import type { Reader } from '@mullion/db/database'
import { findExemptingCertificate } from '@mullion/db/tax-certificates/tax-certificate.repository'
import type { ExemptingCertificate } from '@mullion/domain/checkout/quote'

/** Whose taxes: an online company, or the customer that staff order for. */
export interface TaxedCustomer {
  readonly companyId: number | null
  readonly companyInternalId: number | null
  /** The states of its record; read from the database if left out. */
  readonly taxExemptStates?: readonly string[] | undefined
}

/**
 * Says why a company pays no tax in a state on a store day, so that the tax service is not called: by a certificate that
 * is accepted and valid then, or because its record lists the state. Null if it pays.
 */
export async function findExemption(
  db: Reader,
  { companyId, companyInternalId, taxExemptStates }: TaxedCustomer,
  { state, day }: { readonly state: string; readonly day: string },
): Promise<{ readonly taxCertificate?: ExemptingCertificate } | null> {
  if (companyId === null) return null
  const owner = companyInternalId === null ? { companyId } : { companyInternalId }
  const taxCertificate = await findExemptingCertificate(db, owner, { state, day })
  if (taxCertificate) return { taxCertificate }
  const findRecord = () =>
    companyInternalId === null
      ? findCompany(db, companyId)
      : findInternalCompanyOfOrder(db, companyInternalId)
  const states = taxExemptStates ?? (await findRecord())?.taxExemptStates
  return states?.includes(state) ? {} : null
}
