import { findPerson, type PersonRow } from '@mullion/db/accounts/user.repository'
import type { Reader } from '@mullion/db/database'
import { notAllowed, userMissing } from '@mullion/domain/accounts/account-errors'
import type { Member } from '@mullion/domain/accounts/actor'
import { may, rolesGrantedBy } from '@mullion/domain/accounts/permissions'

/** Returns a user the actor may change: in a company the actor manages, with a role the actor may grant. */
export async function managedPerson(db: Reader, actor: Member, userId: number): Promise<PersonRow> {
  const person = await findPerson(db, userId)
  const within = person && (person.user.companyId === actor.companyId || may(actor, 'administer'))
  if (!person || !within) throw userMissing()
  if (!rolesGrantedBy(actor).includes(person.user.role)) throw notAllowed()
  return person
}
