import { Skeleton } from '@mantine/core'
import { useLimitsOfUser, useSaveLimitsOfUser } from '@mullion/client/admin/company-approvals.hooks'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import { notify } from '../../../lib/notices.state.ts'
import { fullName } from '../../../lib/person-words.ts'
import { LimitsForm } from '../../../ui/limits-form.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'

/** The limits and approvers of a user of a company, for staff. */
export function UserLimits({ user, companyId }: { readonly user: CompanyUser; readonly companyId: number }) {
  const limits = useLimitsOfUser(companyId, user.id)
  const saving = useSaveLimitsOfUser()
  const saved = () => notify(`The limits of ${fullName(user)} were saved.`)
  return (
    <QueryStates query={limits} pending={<Skeleton height={240} />}>
      {(found) => (
        <LimitsForm
          user={user}
          limits={found}
          saving={saving}
          onSave={(input) => saving.mutate({ companyId, limits: input }, { onSuccess: saved })}
        />
      )}
    </QueryStates>
  )
}
