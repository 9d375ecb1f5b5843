import { Box, Stack, Text } from '@mantine/core'
import { arrivalHeading, arrivalText } from '@mullion/domain/checkout/arrival-words'
import { heldText } from '@mullion/domain/credit/standing'
import { formatMoney } from '@mullion/domain/money'
import { store } from '../../../lib/store-info.ts'
import { dayText, storeToday } from '../../../lib/store-time.ts'
import { AddressLines, addressLines } from '../../../ui/address-lines.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import checkout from '../checkout.module.css'
import type { Outcome } from '../checkout.state.ts'
import classes from './result.module.css'

type Placed = Extract<Outcome, { kind: 'placed' }>

export function Receipt({ outcome: { order, shipTo, items, closingLine } }: { readonly outcome: Placed }) {
  const arrival = arrivalText(order)
  return (
    <>
      {order.onHold && <OutcomeNote tone="warn" title={heldText} />}
      <Text c="dimmed">Thank you for your business! We have sent an order confirmation to your email.</Text>
      <p className={classes.paper}>
        {store.name}, {store.phone}, {dayText(storeToday())}
      </p>
      <Stack component="dl" gap={8} className={checkout.facts} style={{ '--names': '104px' }}>
        <Fact name="Total">
          <Text span fz={22} fw={670}>
            {formatMoney(order.grandTotalCents)}
          </Text>
          {order.freightToBeConfirmed && (
            <Text span fz="sm" c="dimmed">
              {' '}
              plus freight to be confirmed
            </Text>
          )}
        </Fact>
        {arrival && <Fact name={arrivalHeading}>{arrival}</Fact>}
        {shipTo && (
          <Fact name="Ship to">
            <AddressLines name={shipTo.nameOrCompany} lines={addressLines(shipTo)} />
          </Fact>
        )}
        <Fact name="Confirmation">
          {order.confirmationTo.map((email) => (
            <div key={email}>{email}</div>
          ))}
        </Fact>
      </Stack>
      <ul className={classes.paper}>
        {items.map(({ part, quantity }) => (
          <li key={part.id}>
            {part.number} {part.name}, {quantity} {part.unit}
          </li>
        ))}
      </ul>
      <Box component="figure" className={classes.quote} m={0} data-no-print>
        <Text component="figcaption" fz={13} c="dimmed">
          Quote of the day
        </Text>
        <Text component="blockquote" mt={2} fz="md" fs="italic">
          {closingLine}
        </Text>
      </Box>
    </>
  )
}
