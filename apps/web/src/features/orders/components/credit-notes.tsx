import { Button, Group, Stack, Text } from '@mantine/core'
import { useSettleCredit } from '@mullion/client/credit-notes/credit-notes.hooks'
import { useRetryCredit } from '@mullion/client/orders/cancel-order.hooks'
import {
  type CreditMeans,
  type CreditState,
  creditMeansText,
  creditReasonWords,
  creditStateWords,
} from '@mullion/domain/credit-notes/credit-note'
import { formatMoney } from '@mullion/domain/money'
import type { OrderWithShipments } from '@mullion/domain/orders/order-list'
import { useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeDay } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { NoteForm } from '../../../ui/note-form.tsx'
import classes from './order-sheet.module.css'

interface CreditNotesProps {
  readonly order: OrderWithShipments
  readonly forStaff: boolean
}

function Retry({ creditNoteId, number }: { readonly creditNoteId: number; readonly number: string }) {
  const retry = useRetryCredit()
  const run = () =>
    retry.mutateAsync({ creditNoteId }).then(({ state }) => {
      notify(state === 'given' ? `${number} was given back.` : `${number}: ${creditStateWords[state]}.`)
    }, notifyError)
  return (
    <ActionButton
      variant="default"
      busy={retry.isPending}
      aria-label={`Try ${number} again`}
      onClick={() => void run()}
    >
      Try again
    </ActionButton>
  )
}

/** For what the gateway refuses: asks it again, or records how staff gave it back. */
function InTrouble(props: { readonly creditNoteId: number; readonly number: string }) {
  const { creditNoteId, number } = props
  const [settling, setSettling] = useState(false)
  const settle = useSettleCredit()
  if (settling)
    return (
      <NoteForm
        label="How it was given back"
        description="For example, the number of a check. The buyer gets the email that it was given back."
        maxLength={500}
        action="Mark as given back"
        busy={settle.isPending}
        error={settle.error}
        onBack={() => setSettling(false)}
        onSend={(how) =>
          settle.mutate({ creditNoteId, how }, { onSuccess: () => notify(`${number} is settled.`) })
        }
      />
    )
  return (
    <Group gap={10}>
      <Retry creditNoteId={creditNoteId} number={number} />
      <Button variant="default" h={44} onClick={() => setSettling(true)}>
        Settle by hand…
      </Button>
    </Group>
  )
}

const onCard = (lastFour: string | null) => (lastFour ? `the card ending in ${lastFour}` : 'the card')

/** Says how far a credit is, such as `Refunded to the card ending in 4242.` */
function sentenceOf(means: CreditMeans, state: CreditState, lastFour: string | null): string {
  if (state === 'attention') return `${creditMeansText(means, lastFour)}. ${creditStateWords.attention}.`
  const isGiven = state === 'given'
  if (means === 'account')
    return isGiven ? 'Credited on account.' : 'The credit to your account is on its way.'
  const card = onCard(lastFour)
  if (means === 'void')
    return isGiven ? `The charge to ${card} was canceled.` : `The charge to ${card} is being canceled.`
  return isGiven ? `Refunded to ${card}.` : `The refund to ${card} is on its way.`
}

/** What was given back of an order; nothing for one without credit notes. */
export function CreditNotes({ order, forStaff }: CreditNotesProps) {
  if (order.creditNotes.length === 0) return null
  const shownState = (state: CreditState) => (state === 'attention' && !forStaff ? 'sending' : state)
  return (
    <Stack component="section" gap={6} aria-label="Credits">
      <Text component="h3" fw={600}>
        Credits
      </Text>
      <Stack component="ul" gap={6} className={classes.shipments}>
        {order.creditNotes.map(({ id, number, reason, means, state, totalCents, createdAt, note }) => (
          <li key={id}>
            {number}, {storeDay(createdAt)}: {formatMoney(totalCents)}
            <Text fz="sm" c="dimmed">
              {creditReasonWords[reason]}. {sentenceOf(means, shownState(state), order.lastFour)}
              {note && ` ${note}`}
            </Text>
            {forStaff && state === 'attention' && <InTrouble creditNoteId={id} number={number} />}
          </li>
        ))}
      </Stack>
      <Text>After credits: {formatMoney(order.grandTotalCents - order.creditedCents)}</Text>
    </Stack>
  )
}
