import { Skeleton } from '@mantine/core'
import { usePersonLimits, useSaveLimits } from '@mullion/client/approvals/approvals.hooks'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import { notify } from '../../../../lib/notices.state.ts'
import { fullName } from '../../../../lib/person-words.ts'
import { LimitsForm } from '../../../../ui/limits-form.tsx'
import { QueryStates } from '../../../../ui/query-states.tsx'

/** A person's limits and approvers, set by an admin of the company. */
export function PersonLimits({ user }: { readonly user: CompanyUser }) {
  const limits = usePersonLimits(user.id)
  const saving = useSaveLimits()
  const saved = () => notify(`The limits of ${fullName(user)} were saved.`)
  return (
    <QueryStates query={limits} pending={<Skeleton height={240} />}>
      {(found) => (
        <LimitsForm
          user={user}
          limits={found}
          saving={saving}
          onSave={(input) => saving.mutate(input, { onSuccess: saved })}
        />
      )}
    </QueryStates>
  )
}
