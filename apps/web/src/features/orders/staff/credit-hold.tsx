import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useCreditDecision, useCreditDecisions } from '@mullion/client/credit/credit.hooks'
import { maxReasonLength } from '@mullion/domain/credit/credit'
import { reasonInWords } from '@mullion/domain/credit/standing'
import { formatMoney } from '@mullion/domain/money'
import type { OrderWithShipments } from '@mullion/domain/orders/order-list'
import { useState } from 'react'
import { confirm } from '../../../lib/confirm.state.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { NoteForm } from '../../../ui/note-form.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import classes from './order-desk.module.css'

interface OrderProps {
  readonly order: Pick<OrderWithShipments, 'id' | 'number' | 'grandTotalCents'>
}

function Decide({ order: { id: orderId, number, grandTotalCents } }: OrderProps) {
  const { release, refuse } = useCreditDecisions()
  const [refusing, setRefusing] = useState(false)
  const run = async () => {
    const text = `${number} over ${formatMoney(grandTotalCents)} goes to the pending orders, although it is over the credit limit.`
    if (!(await confirm({ title: 'Release this order?', text, action: 'Release the order' }))) return
    await release.mutateAsync({ orderId }).then(() => notify(`${number} was released.`), notifyError)
  }
  if (refusing)
    return (
      <NoteForm
        label="Reason"
        description="The order is canceled without a charge, and the buyer gets the reason by email."
        maxLength={maxReasonLength}
        action="Refuse the order"
        busy={refuse.isPending}
        error={refuse.error}
        onBack={() => setRefusing(false)}
        onSend={(reason) =>
          refuse.mutate({ orderId, reason }, { onSuccess: () => notify(`${number} was refused.`) })
        }
      />
    )
  return (
    <Group gap={10} mt={8}>
      <ActionButton h={44} busy={release.isPending} onClick={() => void run()}>
        Release
      </ActionButton>
      <Button variant="default" h={44} onClick={() => setRefusing(true)}>
        Refuse
      </Button>
    </Group>
  )
}

const headings = {
  held: 'Over the credit limit',
  released: 'Released over the credit limit',
  refused: 'Credit refused',
} as const

/** Why an order is over its company's credit limit, for whoever decides about it, and what was decided. */
export function CreditHold({ order }: OrderProps) {
  const decision = useCreditDecision(order.id)
  return (
    <QueryStates query={decision} pending={<Skeleton height={90} />}>
      {(found) =>
        found && (
          <section className={found.state === 'held' ? classes.open : undefined} aria-label="Credit">
            <h3>{headings[found.state]}</h3>
            <Text fz="sm">{reasonInWords(found)}.</Text>
            {found.decidedAt && (
              <Text fz="sm" c="dimmed">
                {found.decidedBy}, {storeMoment(found.decidedAt)}
              </Text>
            )}
            {found.reason && (
              <Text fz="sm" style={{ whiteSpace: 'pre-line' }}>
                {found.reason}
              </Text>
            )}
            {found.state === 'held' && <Decide order={order} />}
          </section>
        )
      }
    </QueryStates>
  )
}
