import { NativeSelect } from '@mantine/core'
import type { AnalyticsView } from '../../../lib/analytics-address.ts'
import { orderTypeChoices, paymentChoices } from '../../../lib/analytics-address.ts'
import classes from './sales-filters.module.css'

const orderTypeNames = {
  all: 'All orders',
  internal: 'Internal orders',
  'non-internal': 'Non-internal orders',
} as const
const paymentNames = { all: 'All payments', credit_card: 'Credit card', terms: 'Terms' } as const

export interface SalesFiltersProps {
  readonly view: AnalyticsView
  readonly onView: (change: Partial<AnalyticsView>) => void
}

/** Filters the sales figures by buyer type and payment. */
export function SalesFilters({ view, onView }: SalesFiltersProps) {
  const choose = <T extends string>(choices: readonly T[], text: string) =>
    choices.find((choice) => choice === text)
  return (
    <div className={classes.filters}>
      <NativeSelect
        aria-label="Order type"
        value={view.orderType}
        data={orderTypeChoices.map((value) => ({ value, label: orderTypeNames[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onView({ orderType: choose(orderTypeChoices, value) ?? 'all' })
        }
      />
      <NativeSelect
        aria-label="Payment type"
        value={view.paymentType}
        data={paymentChoices.map((value) => ({ value, label: paymentNames[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onView({ paymentType: choose(paymentChoices, value) ?? 'all' })
        }
      />
    </div>
  )
}
