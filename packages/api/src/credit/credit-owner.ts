import { findCompany } from '@mullion/db/accounts/company.repository'
import { findInternalCompany } from '@mullion/db/accounts/internal-company.repository'
import type { Reader, Writer } from '@mullion/db/database'
import { lockKey } from '@mullion/db/security/limit.repository'
import { companyMissing } from '@mullion/domain/accounts/account-errors'
import { houseCompanyId } from '@mullion/domain/accounts/actor'
import { internalCompanyMissing } from '@mullion/domain/accounts/internal-company'
import type { CreditOwner } from '@mullion/domain/credit/credit'

const hourMs = 3_600_000

/** Such as `company:12`, in audit entries and locks. */
export const subjectOfOwner = (owner: CreditOwner) =>
  'companyId' in owner ? `company:${owner.companyId}` : `internal-company:${owner.companyInternalId}`

/** Returns whose credit an order or a person uses; null for a guest and for orders of the house itself. */
export function creditOwnerOf({
  companyId,
  companyInternalId,
}: {
  readonly companyId: number | null
  readonly companyInternalId: number | null
}): CreditOwner | null {
  if (companyInternalId !== null) return { companyInternalId }
  return companyId === null || companyId === houseCompanyId ? null : { companyId }
}

/** Returns the company whose credit it is. Throws `missing` for an unknown one and for the house company. */
export async function companyOfOwner(db: Reader, owner: CreditOwner) {
  if (!('companyId' in owner)) {
    const row = await findInternalCompany(db, owner.companyInternalId)
    if (!row) throw internalCompanyMissing()
    return row
  }
  const row = owner.companyId === houseCompanyId ? null : await findCompany(db, owner.companyId)
  if (!row) throw companyMissing()
  return row
}

/** Lets what uses a company's credit follow one another until the transaction ends, also across servers. */
export async function lockCredit(tx: Writer, owner: CreditOwner, now: Date): Promise<void> {
  await lockKey(tx, `credit-of:${subjectOfOwner(owner)}`, { now, endsAt: new Date(now.getTime() + hourMs) })
}
