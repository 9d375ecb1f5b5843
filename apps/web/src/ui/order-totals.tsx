import { Skeleton, Stack } from '@mantine/core'
import { formatMoney } from '@mullion/domain/money'
import classes from './order-totals.module.css'

export interface OrderTotalsProps<Key extends string> {
  /** The rows in order; the last is the total. */
  readonly totals: readonly { readonly key: Key; readonly label: string; readonly part?: true }[]
  /** Amounts in cents; null if there will be none, undefined while loading. */
  readonly amounts: Readonly<Record<Key, number>> | null | undefined
  readonly instead?: Partial<Record<Key, string>>
}

/** An order's amounts down to the total; keeps its layout while they load. */
export function OrderTotals<Key extends string>({ totals, amounts, instead = {} }: OrderTotalsProps<Key>) {
  const last = totals.length - 1
  return (
    <Stack component="dl" gap={4} aria-busy={amounts === undefined}>
      {totals.map(({ key, label, part }, at) => (
        <div key={key} className={classes.sum} data-total={at === last || undefined} data-part={part}>
          <dt>{label}</dt>
          <dd>
            {amounts === undefined && <Skeleton className={classes.waiting} />}
            {amounts === null && '–'}
            {amounts && (instead[key] ?? formatMoney(amounts[key]))}
          </dd>
        </div>
      ))}
    </Stack>
  )
}
