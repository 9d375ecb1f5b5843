import { Stack, Text } from '@mantine/core'
import type { OrderWithShipments } from '@mullion/domain/orders/order-list'
import { type ShipToChange, shipToStateWords } from '@mullion/domain/ship-to-changes/ship-to-change'
import { storeMoment } from '../../../lib/store-time.ts'
import { addressLines } from '../../../ui/address-lines.tsx'
import { settlementLines } from '../difference-text.ts'
import { WithdrawShipTo } from './change-ship-to.tsx'
import classes from './order-sheet.module.css'

const oneLine = (address: ShipToChange['to']) =>
  [address.nameOrCompany, ...addressLines(address)].filter((line) => line !== '').join(', ')

/** Says who decided, and when; a shipment or cancelation that came first decides too. */
function decisionText({ state, decidedBy, decidedAt }: ShipToChange): string | null {
  if (decidedAt === null) return null
  const who = decidedBy ?? (state === 'lapsed' ? 'It shipped or was canceled first' : 'The buyer')
  return `${who}, ${storeMoment(decidedAt)}`
}

function Change({ change }: { readonly change: ShipToChange }) {
  const { state, from, to, note, quoted, askedBy, askedAt, reason, creditNumber } = change
  const decision = decisionText(change)
  return (
    <li>
      {shipToStateWords[state]}: {oneLine(to)}
      <Text fz="sm" c="dimmed">
        Before: {oneLine(from)}
      </Text>
      <Text fz="sm" c="dimmed">
        Asked by {askedBy}, {storeMoment(askedAt)}
        {note && `: “${note}”`}
      </Text>
      {decision && (
        <Text fz="sm" c="dimmed">
          {decision}. {reason}
        </Text>
      )}
      {state === 'approved' && (
        <Text fz="sm">
          {settlementLines(quoted).join(' ')}
          {creditNumber && ` Credit note ${creditNumber}.`}
        </Text>
      )}
    </li>
  )
}

interface ShipToChangesProps {
  readonly order: OrderWithShipments
  readonly forStaff: boolean
}

/** The changes of address that an order had; nothing for an order without any. */
export function ShipToChanges({ order, forStaff }: ShipToChangesProps) {
  // Staff decide about the one that waits, further down.
  const changes = order.shipToChanges.filter(({ state }) => !forStaff || state !== 'asked')
  if (changes.length === 0) return null
  return (
    <Stack component="section" gap={6} aria-label="Changes of address">
      <Text component="h3" fw={600}>
        Changes of address
      </Text>
      <Stack component="ul" gap={8} className={classes.shipments}>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </Stack>
      {!forStaff && changes.some(({ state }) => state === 'asked') && (
        <WithdrawShipTo of={{ orderId: order.id }} />
      )}
    </Stack>
  )
}
