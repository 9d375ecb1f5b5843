import { Box, Button, Group, NumberInput, Radio, Skeleton, Stack, Text } from '@mantine/core'
import {
  type OrderToCancel,
  useCancelOrder,
  useCancelPreview,
} from '@mullion/client/orders/cancel-order.hooks'
import { formatMoney } from '@mullion/domain/money'
import type { TrackedLine } from '@mullion/domain/orders/order-tracking'
import { useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import actions from '../../../ui/actions.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { OrderTotals } from '../../../ui/order-totals.tsx'
import { PartWords } from '../../../ui/part-lines.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'

type Line = Pick<TrackedLine, 'lineNo' | 'number' | 'name' | 'unit' | 'progress'>

const totals = [
  { key: 'goodsCents', label: 'Items' },
  { key: 'freightCents', label: 'Shipping and handling' },
  { key: 'taxCents', label: 'Tax' },
  { key: 'totalCents', label: 'You get back' },
] as const

type Extent = 'all' | 'some'

/** False for a single piece, which can only be canceled as it is. */
const isDivisible = (lines: readonly Line[]) =>
  lines.length > 1 || lines.some(({ unit, progress }) => unit !== 'EA' || progress.left > 1)

const hasShipped = (lines: readonly Line[]) => lines.some(({ progress }) => progress.shipped > 0)

interface QuantitiesProps {
  readonly lines: readonly Line[]
  readonly chosen: ReadonlyMap<number, number>
  readonly onChoose: (lineNo: number, quantity: number) => void
}

function Quantities({ lines, chosen, onChoose }: QuantitiesProps) {
  return (
    <Stack component="ul" gap={10} aria-label="Parts to cancel">
      {lines.map(({ lineNo, number, name, unit, progress }) => (
        <Group component="li" key={lineNo} justify="space-between" gap={12} wrap="nowrap">
          <span id={`cancel-line-${lineNo}`}>
            <PartWords number={number} name={name} remarks={[]} />
          </span>
          <NumberInput
            aria-labelledby={`cancel-line-${lineNo}`}
            w={120}
            flex="none"
            size="md"
            min={0}
            max={progress.left}
            clampBehavior="strict"
            allowNegative={false}
            decimalScale={unit === 'EA' ? 0 : 3}
            suffix={unit === 'EA' ? ` of ${progress.left}` : ` of ${progress.left} ${unit}`}
            value={chosen.get(lineNo) ?? 0}
            onChange={(value) => onChoose(lineNo, Number(value) || 0)}
          />
        </Group>
      ))}
    </Stack>
  )
}

interface CancelFormProps {
  readonly of: OrderToCancel
  readonly number: string
  readonly lines: readonly Line[]
  readonly onClose: () => void
}

/** What to cancel of each line, and exactly what comes back. */
function CancelForm({ of, number, lines, onClose }: CancelFormProps) {
  const [extent, setExtent] = useState<Extent>('all')
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const [requestKey] = useState(() => crypto.randomUUID())
  const asked = lines.flatMap(({ lineNo, progress }) => {
    const quantity = extent === 'all' ? progress.left : (chosen.get(lineNo) ?? 0)
    return quantity > 0 ? [{ lineNo, quantity }] : []
  })
  const preview = useCancelPreview(of, { lines: asked }, asked.length > 0)
  const { cancel, isPending } = useCancelOrder(of)
  const shown = asked.length > 0 && !preview.isPlaceholderData ? preview.data : undefined
  const send = async () => {
    if (!shown || isPending) return
    await cancel({ lines: asked, shownCents: shown.totalCents, requestKey }).then(
      ({ whole, totalCents }) => {
        const what = whole ? `Order ${number} was canceled.` : `Part of order ${number} was canceled.`
        notify(totalCents > 0 ? `${what} ${formatMoney(totalCents)} goes back to you.` : what)
        onClose()
      },
      (error: unknown) => {
        notifyError(error)
        void preview.refetch()
      },
    )
  }
  return (
    <Stack gap={16}>
      {isDivisible(lines) && (
        <Radio.Group
          aria-label="What to cancel"
          value={extent}
          onChange={(value) => setExtent(value as Extent)}
        >
          <Stack gap={10}>
            <Radio value="all" label={hasShipped(lines) ? 'All that has not shipped' : 'The whole order'} />
            <Radio value="some" label="Some of the parts" />
          </Stack>
        </Radio.Group>
      )}
      {extent === 'some' && (
        <Quantities
          lines={lines}
          chosen={chosen}
          onChoose={(lineNo, quantity) => setChosen(new Map(chosen).set(lineNo, quantity))}
        />
      )}
      {asked.length > 0 ? (
        <QueryStates query={preview} pending={<Skeleton height={96} />}>
          {(amounts) => (
            <Stack align="flex-end" aria-live="polite" opacity={preview.isPlaceholderData ? 0.5 : 1}>
              <OrderTotals totals={totals} amounts={amounts} />
            </Stack>
          )}
        </QueryStates>
      ) : (
        <Text c="dimmed">Enter how many of each part to cancel.</Text>
      )}
      <Text>This can’t be undone.</Text>
      <Box className={actions.actions ?? ''}>
        <Button variant="default" h={44} onClick={onClose} data-autofocus>
          Keep the order
        </Button>
        <ActionButton h={44} variant="danger" busy={isPending} disabled={!shown} onClick={() => void send()}>
          {shown?.whole ? 'Cancel the order' : 'Cancel these parts'}
        </ActionButton>
      </Box>
    </Stack>
  )
}

export interface CancelOrderProps {
  readonly of: OrderToCancel
  readonly number: string
  readonly lines: readonly Line[]
}

/** A button that opens the form to cancel an order, or a part of it. */
export function CancelOrder({ of, number, lines }: CancelOrderProps) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const left = lines.filter(({ progress }) => progress.left > 0)
  return (
    <>
      <Button variant="default" h={44} onClick={() => setOpened(true)}>
        Cancel order…
      </Button>
      <Dialog opened={opened} onClose={close} title={`Cancel order ${number}`} size={520}>
        <CancelForm of={of} number={number} lines={left} onClose={close} />
      </Dialog>
    </>
  )
}
