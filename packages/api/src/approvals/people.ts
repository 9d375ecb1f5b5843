import {
  type ApprovalRequestRow,
  listRequestApprovers,
} from '@mullion/db/approvals/approval-request.repository'
import {
  type ColleagueRow,
  listApproversOf,
  listCompanyAdmins,
} from '@mullion/db/approvals/approval-rules.repository'
import type { Reader } from '@mullion/db/database'

interface Named {
  readonly firstname: string
  readonly lastname: string
}

export const nameOf = ({ firstname, lastname }: Named) => `${firstname} ${lastname}`.trim()

const withoutDoubles = (people: readonly ColleagueRow[], requesterId: number): ColleagueRow[] => [
  ...new Map(people.filter(({ id }) => id !== requesterId).map((each) => [each.id, each])).values(),
]

export interface Asked {
  readonly asksAdmins: boolean
  readonly named: readonly ColleagueRow[]
  /** Everyone who gets the mail: those named, and the admins if they are asked. */
  readonly people: readonly ColleagueRow[]
}

/** Returns who is to be asked about someone's order: nobody if there is no one. */
export async function peopleToAsk(
  db: Reader,
  { companyId, userId, asksAdmins }: { companyId: number; userId: number; asksAdmins: boolean },
): Promise<Asked> {
  const named = await listApproversOf(db, { companyId, userId })
  // Someone whose approvers have left asks the admins.
  const admins = asksAdmins || named.length === 0
  const people = [...named, ...(admins ? await listCompanyAdmins(db, companyId) : [])]
  return { asksAdmins: admins, named, people: withoutDoubles(people, userId) }
}

/** Returns who was asked about a request and still has an account. */
export async function peopleAsked(
  db: Reader,
  {
    id,
    companyId,
    userId,
    asksAdmins,
  }: Pick<ApprovalRequestRow, 'id' | 'companyId' | 'userId' | 'asksAdmins'>,
): Promise<ColleagueRow[]> {
  const named = await listRequestApprovers(db, id)
  const admins = asksAdmins || named.length === 0 ? await listCompanyAdmins(db, companyId) : []
  return withoutDoubles([...named, ...admins], userId)
}
