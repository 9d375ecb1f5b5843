import { findCompany } from '@mullion/db/accounts/company.repository'
import type { Reader } from '@mullion/db/database'
import { companyMissing } from '@mullion/domain/accounts/account-errors'

/** Throws `missing` unless there is such a company. */
export async function assertCompany(db: Reader, companyId: number): Promise<void> {
  if (!(await findCompany(db, companyId))) throw companyMissing()
}
