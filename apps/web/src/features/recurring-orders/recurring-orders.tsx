import { Stack } from '@mantine/core'
import { OneRecurring } from './one-recurring.tsx'
import type { RecurringLinks } from './recurring-links.ts'
import { RecurringList } from './recurring-list.tsx'

interface RecurringOrdersProps extends RecurringLinks {
  /** The recurring order that is open; null for the list of them. */
  readonly opened: number | null
}

/** The viewer's recurring orders, or one of them. */
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
