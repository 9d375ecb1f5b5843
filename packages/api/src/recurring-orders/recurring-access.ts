import type { KeySigner } from '@mullion/auth/key-signer'
import { findPerson } from '@mullion/db/accounts/user.repository'
import type { Reader } from '@mullion/db/database'
import type { RecurringOrderRow } from '@mullion/db/recurring-orders/recurring-order.repository'
import type { Actor, Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import type { RecurringParty } from '@mullion/domain/recurring-orders/recurring-order'
import type { ReadCompanyPrices } from '../accounts/company-prices.ts'
import { actorOfUser } from '../signed-in.ts'

const purpose = 'recurring-draft'

export interface DraftLinkDeps {
  readonly keySigner: KeySigner
  /** Such as `https://parts.example`, no trailing slash. */
  readonly siteUrl: () => string
}

/** The key of the link in a draft's mail, which opens that draft only. */
export function draftKeyOf({ keySigner }: Pick<DraftLinkDeps, 'keySigner'>, draftId: number): string {
  return keySigner.sign(purpose, String(draftId))
}

/** True if a key is the one that was mailed about a draft. */
export function opensDraft(
  { keySigner }: Pick<DraftLinkDeps, 'keySigner'>,
  draftId: number,
  key: string | undefined,
): boolean {
  return key !== undefined && keySigner.open(purpose, key) === String(draftId)
}

export function draftUrlOf(deps: DraftLinkDeps, draftId: number): string {
  const key = encodeURIComponent(draftKeyOf(deps, draftId))
  return `${deps.siteUrl()}/?panel=recurring&id=${draftId}&draftKey=${key}`
}

/** Returns the actor's relation to a recurring order; null if they may not see it. */
export function partyOf(
  actor: Actor,
  { userId, companyId }: Pick<RecurringOrderRow, 'userId' | 'companyId'>,
): RecurringParty | null {
  if (actor.userId === userId) return 'owner'
  if (may(actor, 'manageApprovals') && actor.companyId === companyId) return 'admin'
  return may(actor, 'viewRecords') ? 'staff' : null
}

/** Returns the owner of a recurring order, as the buyer of its drafts; null if their account was deleted. */
export async function ownerOf(
  { db, pricesOf }: { readonly db: { readonly read: Reader }; readonly pricesOf: ReadCompanyPrices },
  { userId, companyId }: Pick<RecurringOrderRow, 'userId' | 'companyId'>,
  ipAddress: string,
): Promise<Member | null> {
  const person = await findPerson(db.read, userId)
  if (person?.company.id !== companyId) return null
  return actorOfUser(person, ipAddress, await pricesOf({ companyId }, person.company.pricesVersion))
}
