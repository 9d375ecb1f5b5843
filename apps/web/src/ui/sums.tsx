import { Skeleton } from '@mantine/core'
import { formatMoney } from '@mullion/domain/money'
import classes from './sums.module.css'

export interface SumsProps<Key extends string> {
  /** What is added up, in order, with the parts of a sum before it; the last one is the total. */
  readonly sums: readonly { readonly key: Key; readonly label: string; readonly part?: true }[]
  /** The amounts in cents; null when there will be none, undefined while they are worked out. */
  readonly amounts: Readonly<Record<Key, number>> | null | undefined
  /** What stands in place of an amount. */
  readonly instead?: Partial<Record<Key, string>>
}

/** What an order comes to, line by line down to its total; while that is worked out, the places are kept. */
export function Sums<Key extends string>({ sums, amounts, instead = {} }: SumsProps<Key>) {
  const last = sums.length - 1
  return (
    <dl className={classes.sums} aria-busy={amounts === undefined}>
      {sums.map(({ key, label, part }, at) => (
        <div key={key} className={classes.sum} data-total={at === last || undefined} data-part={part}>
          <dt>{label}</dt>
          <dd>
            {amounts === undefined && <Skeleton className={classes.waiting} />}
            {amounts === null && '–'}
            {amounts && (instead[key] ?? formatMoney(amounts[key]))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
