import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Flex, Stack, Text } from '@mantine/core'
import { useSet } from '@mantine/hooks'
import { useReorder } from '@mullion/client/orders/orders.hooks'
import { readError } from '@mullion/client/read-error'
import { formatMoney } from '@mullion/domain/money'
import type { ReorderLine } from '@mullion/domain/orders/order-list'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import type { CartAddition } from '../../../lib/member-panels.ts'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { PartLinesSkeleton } from '../../../ui/part-lines.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { canReorder, chosenLines, reorderEntries, todaysTotalCents } from '../reorder.ts'
import sheet from './order-sheet.module.css'
import { ReorderRow } from './reorder-row.tsx'

type AddState =
  | { readonly kind: 'choosing' | 'adding' }
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'refused'; readonly message: string }

const refusedText = 'Some items couldn’t be added. Please check your cart.'

type AddedNoteProps = Pick<OrderAgainProps, 'onOpenCart' | 'onClose'> & { readonly count: number }

function AddedNote({ count, onOpenCart, onClose }: AddedNoteProps) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <>
      <Flex component="p" ref={note} tabIndex={-1} gap={12} align="center" fz={17} fw={600} role="status">
        <IconCircleCheck
          size={28}
          stroke={1.7}
          color="var(--accent-ink)"
          style={{ flex: 'none' }}
          aria-hidden
        />
        {countOf(count, 'line')} {count === 1 ? 'was' : 'were'} added to your cart.
      </Flex>
      <div className={sheet.actions}>
        <Button variant="default" h={44} onClick={onClose}>
          Close
        </Button>
        {onOpenCart && (
          <Button component="a" href="/?panel=cart" h={44} c="white" onClick={onPlainClick(onOpenCart)}>
            Go to cart
          </Button>
        )}
      </div>
    </>
  )
}

export interface OrderAgainProps {
  readonly orderId: number
  readonly onReorder: (entries: readonly CartAddition[]) => Promise<boolean>
  readonly onOpenPart: ((partId: number) => void) | undefined
  readonly onOpenCart: (() => void) | undefined
  readonly onBack: () => void
  readonly onClose: () => void
}

type ChoiceProps = OrderAgainProps & { readonly lines: readonly ReorderLine[] }

function introOf(lines: readonly ReorderLine[]): string {
  const able = lines.filter(canReorder).length
  if (able === lines.length) return 'Here are today’s prices. Nothing has been added to your cart yet.'
  if (able === 0) return 'None of these items can be ordered again as they were.'
  const unable = lines.length - able
  return `${countOf(unable, 'line')} ${unable === 1 ? 'needs' : 'need'} attention. Nothing has been added to your cart yet.`
}

function Choice({ lines, onReorder, onOpenPart, onOpenCart, onBack, onClose }: ChoiceProps) {
  const left = useSet<number>()
  const [state, setState] = useState<AddState>({ kind: 'choosing' })
  const chosen = chosenLines(lines, left)
  const toggle = (partId: number) => (left.has(partId) ? left.delete(partId) : left.add(partId))
  const add = async () => {
    setState({ kind: 'adding' })
    try {
      const done = await onReorder(reorderEntries(chosen))
      setState(done ? { kind: 'added', count: chosen.length } : { kind: 'refused', message: refusedText })
    } catch (error) {
      setState({ kind: 'refused', message: readError(error).message })
    }
  }
  if (state.kind === 'added') {
    return <AddedNote count={state.count} onOpenCart={onOpenCart} onClose={onClose} />
  }
  return (
    <>
      <p>{introOf(lines)}</p>
      <ul aria-label="Lines to order again">
        {lines.map((each) => (
          <ReorderRow
            key={each.line.partId}
            reorder={each}
            checked={chosen.includes(each)}
            onToggle={toggle}
            onOpenPart={onOpenPart}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <Flex component="p" gap={16} justify="flex-end" align="baseline" c="dimmed">
          Items at today’s prices{' '}
          <Text component="strong" fz={18} fw={600} c="var(--ink)">
            {formatMoney(todaysTotalCents(chosen))}
          </Text>
        </Flex>
      )}
      {state.kind === 'refused' && (
        <Text c="var(--bad-ink)" fw={560} role="alert">
          {state.message}{' '}
          {onOpenCart && (
            <a href="/?panel=cart" onClick={onPlainClick(onOpenCart)}>
              Go to cart
            </a>
          )}
        </Text>
      )}
      <div className={sheet.actions}>
        <Button variant="default" h={44} onClick={onBack}>
          Back to details
        </Button>
        <ActionButton
          h={44}
          disabled={chosen.length === 0}
          busy={state.kind === 'adding'}
          onClick={() => void add()}
        >
          Add {countOf(chosen.length, 'line')} to cart
        </ActionButton>
      </div>
    </>
  )
}

/** Lists an order's lines with today's price and availability; only the lines the buyer adds go into the cart. */
export function OrderAgain(props: OrderAgainProps) {
  const reorder = useReorder(props.orderId)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <Stack component="section" ref={top} tabIndex={-1} gap={18} aria-label="Order again">
      <QueryStates query={reorder} pending={<PartLinesSkeleton />}>
        {(lines) => <Choice {...props} lines={lines} />}
      </QueryStates>
    </Stack>
  )
}
