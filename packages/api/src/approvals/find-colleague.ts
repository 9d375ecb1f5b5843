import { findPerson, type PersonRow } from '@mullion/db/accounts/user.repository'
import type { Reader } from '@mullion/db/database'
import { userMissing } from '@mullion/domain/accounts/account-errors'

/** Returns a user of a company; throws `missing` for anyone else. */
export async function findUserByIdInCompany(
  db: Reader,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
): Promise<PersonRow['user']> {
  const person = await findPerson(db, userId)
  if (person?.user.companyId !== companyId) throw userMissing()
  return person.user
}
