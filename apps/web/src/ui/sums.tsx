import { Skeleton } from '@mantine/core'
import { formatMoney } from '@mullion/domain/money'
import classes from './sums.module.css'

export interface SumsProps<Key extends string> {
  /** What is added up, in order; the last one is the total. */
  readonly sums: readonly { readonly key: Key; readonly label: string }[]
  /** The amounts in cents; null when there will be none, undefined while they are worked out. */
  readonly amounts: Readonly<Record<Key, number>> | null | undefined
}

/** What an order comes to, line by line down to its total; while that is worked out, the places are kept. */
export function Sums<Key extends string>({ sums, amounts }: SumsProps<Key>) {
  const last = sums.length - 1
  return (
    <dl className={classes.sums} aria-busy={amounts === undefined}>
      {sums.map(({ key, label }, at) => (
        <div key={key} className={classes.sum} data-total={at === last || undefined}>
          <dt>{label}</dt>
          <dd>
            {amounts === undefined && <Skeleton className={classes.waiting} />}
            {amounts === null && '–'}
            {amounts && formatMoney(amounts[key])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
