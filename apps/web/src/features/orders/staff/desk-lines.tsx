import { Box, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useMarkLine } from '@mullion/client/orders/order-desk.hooks'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { backOrderProblem, type LineMark, lineProgressText } from '@mullion/domain/orders/line-progress'
import type { OrderLineInProgress, OrderWithShipments } from '@mullion/domain/orders/order-list'
import { useState } from 'react'
import type { Schema } from '../../../lib/form-problems.ts'
import { notify } from '../../../lib/notices.state.ts'
import { storeToday } from '../../../lib/store-time.ts'
import { quantityText } from '../../../ui/part-lines.tsx'
import { PartNumber } from '../../../ui/part-text.tsx'
import { DeskForm } from './desk-form.tsx'
import classes from './order-desk.module.css'

const marks = [
  { value: '', label: 'Ordered' },
  { value: 'in_production', label: 'In production' },
  { value: 'back_ordered', label: 'Back-ordered' },
]

interface MarkValues extends Record<string, string> {
  mark: string
  backOrderedTo: string
}

const schema: Schema = {
  safeParse(draft) {
    const { mark, backOrderedTo } = draft as MarkValues
    const problem = mark === 'back_ordered' ? backOrderProblem(backOrderedTo, storeToday()) : null
    return { error: { issues: problem ? [{ path: ['backOrderedTo'], message: problem }] : [] } }
  },
}

function markOf({ inProduction, backOrderedTo }: OrderLineInProgress['progress']): string {
  if (inProduction) return 'in_production'
  return backOrderedTo ? 'back_ordered' : ''
}

interface LineProps {
  readonly order: OrderWithShipments
  readonly line: OrderLineInProgress
}

function MarkForm({ order, line, onSaved }: LineProps & { readonly onSaved: () => void }) {
  const { mutateAsync } = useMarkLine()
  const { lineNo, progress } = line
  const number = displayNumber(line.number)
  const save = async ({ mark, backOrderedTo }: MarkValues) => {
    const day = mark === 'back_ordered' ? { backOrderedTo } : {}
    await mutateAsync({ orderId: order.id, lineNo, mark: (mark || null) as LineMark | null, ...day })
    onSaved()
    const mailed = [mark, markOf(progress)].includes('back_ordered')
    notify(
      `The state of ${number} was saved. ${mailed ? 'We’ll email the buyer in five minutes.' : 'The buyer sees it on the order.'}`,
    )
  }
  return (
    <DeskForm<MarkValues>
      order={order.number}
      label={`State of line ${lineNo}`}
      name={`the state of ${number} on order ${order.number}`}
      start={{ mark: markOf(progress), backOrderedTo: progress.backOrderedTo ?? '' }}
      schema={schema}
      submit="Save state"
      onSave={save}
    >
      {(inputOf) => (
        <>
          <NativeSelect {...inputOf('mark')} label="State" data={marks} />
          <TextInput {...inputOf('backOrderedTo')} label="Expected on" type="date" min={storeToday()} />
        </>
      )}
    </DeskForm>
  )
}

function Line({ order, line }: LineProps) {
  const [changing, setChanging] = useState(false)
  const { number, quantity, unit, progress } = line
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap={12}>
        <div>
          <PartNumber>{displayNumber(number)}</PartNumber>, {quantityText({ quantity, unit })}
          <Text fz="sm" c="dimmed">
            {lineProgressText(progress)}
          </Text>
        </div>
        {progress.left > 0 && (
          <Button
            variant="default"
            aria-expanded={changing}
            aria-label={`Change the state of ${displayNumber(number)}`}
            onClick={() => setChanging(!changing)}
          >
            {changing ? 'Cancel' : 'Change'}
          </Button>
        )}
      </Group>
      {changing && (
        <Box mt={10}>
          <MarkForm order={order} line={line} onSaved={() => setChanging(false)} />
        </Box>
      )}
    </li>
  )
}

/** The state of each line of an order, and a form to mark it in production or back-ordered. */
export function DeskLines({ order }: Pick<LineProps, 'order'>) {
  return (
    <section aria-label="Lines">
      <h3>Lines</h3>
      <Stack component="ul" gap={14} className={classes.shipments} aria-label="Lines of the order">
        {order.lines.map((line) => (
          <Line key={line.lineNo} order={order} line={line} />
        ))}
      </Stack>
    </section>
  )
}
