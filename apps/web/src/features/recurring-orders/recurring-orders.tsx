import { Stack } from '@mantine/core'
import { OneRecurring } from './one-recurring.tsx'
import { RecurringList } from './recurring-list.tsx'
import type { RecurringPlaces } from './recurring-places.ts'

interface RecurringOrdersProps extends RecurringPlaces {
  /** The one that is open; null for all of them. */
  readonly opened: number | null
}

/** Lists that the viewer orders every so many weeks, or one of them. */
export function RecurringOrders({ opened, ...props }: RecurringOrdersProps) {
  return (
    <Stack gap={16}>
      {opened === null ? (
        <RecurringList {...props} />
      ) : (
        <OneRecurring key={opened} recurringId={opened} {...props} />
      )}
    </Stack>
  )
}
