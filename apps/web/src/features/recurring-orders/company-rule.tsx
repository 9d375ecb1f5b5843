import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Skeleton } from '@mantine/core'
import {
  useRecurringSettings,
  useSaveRecurringSettings,
} from '@mullion/client/recurring-orders/recurring-orders.hooks'
import { notify } from '../../lib/notices.state.ts'
import { notifyError } from '../../lib/notify-error.ts'
import { QueryStates } from '../../ui/query-states.tsx'
import { Section } from '../../ui/section.tsx'

/** Lets an admin say whether orders of the company may be placed without being confirmed. */
export function CompanyRule() {
  const settings = useRecurringSettings()
  const saving = useSaveRecurringSettings()
  const save = (automatic: boolean) =>
    saving.mutate(
      { automatic },
      {
        onSuccess: () =>
          notify(
            automatic
              ? 'Recurring orders can now be placed without confirmation.'
              : 'Recurring orders now wait for confirmation.',
          ),
        onError: notifyError,
      },
    )
  return (
    <Section id="recurring-rule" title="Company setting">
      <QueryStates query={settings} pending={<Skeleton height={60} />}>
        {({ automatic }) => (
          <Checkbox
            checked={saving.isPending ? saving.variables.automatic : automatic}
            onChange={(event) => save(event.currentTarget.checked)}
            label="Allow orders without confirmation"
            description="People in your company can then have their recurring orders on terms placed automatically. Approval limits and the credit limit still apply."
          />
        )}
      </QueryStates>
    </Section>
  )
}
