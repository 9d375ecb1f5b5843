import { useRecurringActions } from '@mullion/client/recurring-orders/recurring-orders.hooks'
import type { PartListSummary } from '@mullion/domain/part-lists/part-list'
import { notify } from '../../lib/notices.state.ts'
import { dayText } from '../../lib/store-time.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PlanForm } from './plan-form.tsx'
import type { SetupLinks } from './recurring-links.ts'

export interface RepeatDialogProps {
  readonly list: Pick<PartListSummary, 'id' | 'name'>
  readonly opened: boolean
  readonly onClose: () => void
  readonly onMade: (recurringId: number) => void
  readonly places: SetupLinks
}

/** Sets up a recurring order of a list. */
export function RepeatDialog({ list, opened, onClose, onMade, places }: RepeatDialogProps) {
  const { create } = useRecurringActions()
  return (
    <Dialog opened={opened} onClose={onClose} title={`Repeat ${list.name}`} size={480}>
      <PlanForm
        recurring={null}
        action="Start"
        busy={create.isPending}
        onClose={onClose}
        places={places}
        onSave={async (plan) => {
          const made = await create.mutateAsync({ ...plan, listId: list.id })
          notify(`${list.name} is now a recurring order. The first order is due on ${dayText(made.nextOn)}.`)
          onMade(made.id)
        }}
      />
    </Dialog>
  )
}
