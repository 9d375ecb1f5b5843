import { Button, Group, Radio, Skeleton, Stack, Text } from '@mantine/core'
import { useShipToDecisions, useShipToQuote } from '@mullion/client/ship-to-changes/ship-to-changes.hooks'
import { formatMoney } from '@mullion/domain/money'
import type { OrderWithShipments } from '@mullion/domain/orders/order-list'
import {
  maxShipToNote,
  type RiseChoice,
  type ShipToChange,
  type ShipToQuote,
} from '@mullion/domain/ship-to-changes/ship-to-change'
import { useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { AddressLines, addressLines } from '../../../ui/address-lines.tsx'
import { NoteForm } from '../../../ui/note-form.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { differenceLines, settlementLines } from '../difference-text.ts'
import classes from './order-desk.module.css'

interface DecideProps {
  readonly number: string
  readonly change: ShipToChange
}

function Difference({ quote }: { readonly quote: ShipToQuote }) {
  return (
    <div>
      {[...differenceLines(quote), ...settlementLines(quote)].map((line) => (
        <Text key={line} fz="sm">
          {line}
        </Text>
      ))}
    </div>
  )
}

function Decide({ number, change: { id: changeId, payUpToCents } }: DecideProps) {
  const [rise, setRise] = useState<RiseChoice>('waive')
  const [refusing, setRefusing] = useState(false)
  const quote = useShipToQuote(changeId, rise, true)
  const { approve, refuse } = useShipToDecisions()
  const run = async ({ creditCents, addCents, waivedCents }: ShipToQuote) => {
    const shown = { creditCents, addCents, waivedCents }
    await approve.mutateAsync({ changeId, rise, shown }).then(
      () => notify(`${number} ships to its new address.`),
      (error: unknown) => {
        notifyError(error)
        void quote.refetch()
      },
    )
  }
  if (refusing)
    return (
      <NoteForm
        label="Reason"
        description="The order keeps its address, and the buyer gets the reason by email."
        maxLength={maxShipToNote}
        action="Refuse the change"
        busy={refuse.isPending}
        error={refuse.error}
        onBack={() => setRefusing(false)}
        onSend={(reason) =>
          refuse.mutate({ changeId, reason }, { onSuccess: () => notify(`${number} keeps its address.`) })
        }
      />
    )
  return (
    <Stack gap={10}>
      {payUpToCents > 0 && (
        <Radio.Group
          label={`If it costs more (the buyer agreed to pay up to ${formatMoney(payUpToCents)})`}
          value={rise}
          onChange={(value) => setRise(value as RiseChoice)}
        >
          <Stack gap={6} mt={6}>
            <Radio value="waive" label="Charge nothing" />
            <Radio value="add" label="Add it to the order" />
          </Stack>
        </Radio.Group>
      )}
      <QueryStates query={quote} pending={<Skeleton height={84} />}>
        {(quoted) => (
          <>
            <Difference quote={quoted} />
            <Group gap={10}>
              <ActionButton h={44} busy={approve.isPending} onClick={() => void run(quoted)}>
                Change the address
              </ActionButton>
            </Group>
          </>
        )}
      </QueryStates>
      <Group gap={10}>
        <Button variant="default" h={44} onClick={() => setRefusing(true)}>
          Refuse the change…
        </Button>
      </Group>
    </Stack>
  )
}

/** Shows the change of address that waits for staff, to approve or refuse; nothing for an order without one. */
export function ReviewShipToChange({ order }: { readonly order: OrderWithShipments }) {
  const change = order.shipToChanges.find(({ state }) => state === 'asked')
  if (!change) return null
  const { from, to, note, askedBy } = change
  return (
    <section className={classes.open} aria-label="Change of address">
      <h3>Change of address</h3>
      <Stack gap={10}>
        <Text fz="sm">
          {askedBy} asks to ship {order.shipments.length > 0 ? 'the rest of this order' : 'this order'} to
          another address.{note && ` “${note}”`}
        </Text>
        <Group gap={32} align="flex-start">
          <div>
            <Text fz="sm" c="dimmed">
              Now
            </Text>
            <AddressLines name={from.nameOrCompany} lines={[...addressLines(from), from.telephone]} />
          </div>
          <div>
            <Text fz="sm" c="dimmed">
              Asked for
            </Text>
            <AddressLines name={to.nameOrCompany} lines={[...addressLines(to), to.telephone]} />
          </div>
        </Group>
        <Decide key={change.id} number={order.number} change={change} />
      </Stack>
    </section>
  )
}
