import type { Unit } from '@mullion/domain/catalog/part'
import { expandName } from '@mullion/domain/catalog/part-name'
import { formatMoney } from '@mullion/domain/money'
import classes from './part-text.module.css'
import { Unbroken } from './unbroken.tsx'

/** A part number in a typeface that tells 0 from O. */
export function PartNumber({ children }: { readonly children: string }) {
  return <span className={classes.number}>{children}</span>
}

/** A part's name with abbreviations spelled out; measurements do not wrap. */
export function PartName({ children }: { readonly children: string }) {
  return <Unbroken>{expandName(children)}</Unbroken>
}

export interface PriceProps {
  readonly cents: number | null
  readonly unit: Unit
  readonly size?: 'md' | 'lg'
}

/** A unit price, `$12.50 / EA`. */
export function Price({ cents, unit, size = 'md' }: PriceProps) {
  if (cents === null) return <span className={classes.call}>Call for price</span>
  return (
    <span className={classes.price} data-size={size}>
      {formatMoney(cents)} <span className={classes.unit}>/ {unit}</span>
    </span>
  )
}
