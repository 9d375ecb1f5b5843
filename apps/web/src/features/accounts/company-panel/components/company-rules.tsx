import { Skeleton } from '@mantine/core'
import { useCompanyRules, useSaveRules } from '@mullion/client/approvals/approvals.hooks'
import { notify } from '../../../../lib/notices.state.ts'
import { QueryStates } from '../../../../ui/query-states.tsx'
import { RulesForm } from '../../../../ui/rules-form.tsx'
import { Section } from '../../../../ui/section.tsx'

/** What the company wants to approve, whoever orders it. */
export function CompanyRules() {
  const rules = useCompanyRules()
  const saving = useSaveRules()
  const saved = () => notify('The approval rules were saved.')
  return (
    <Section id="approval-rules" title="Orders that need approval">
      <QueryStates query={rules} pending={<Skeleton height={220} />}>
        {(found) => (
          <RulesForm
            rules={found}
            saving={saving}
            onSave={(input) => saving.mutate(input, { onSuccess: saved })}
          />
        )}
      </QueryStates>
    </Section>
  )
}
