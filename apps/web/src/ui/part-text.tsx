import type { Unit } from '@mullion/domain/catalog/part'
import { displayName } from '@mullion/domain/catalog/part-title'
import { unitNames } from '@mullion/domain/catalog/part-unit'
import { formatMoney } from '@mullion/domain/money'
import classes from './part-text.module.css'
import { Unbroken } from './unbroken.tsx'

/** A part number in a typeface that tells 0 from O. */
export function PartNumber({ children }: { readonly children: string }) {
  return <span className={classes.number}>{children}</span>
}

/** A part's name, with each measurement kept on one line. */
export function PartName({ children }: { readonly children: string }) {
  return <Unbroken>{displayName({ name: children })}</Unbroken>
}

export interface PriceProps {
  readonly cents: number | null
  readonly unit: Unit
  readonly size?: 'md' | 'lg'
}

/** The unit shown after a price: `each`, `/ ft`. */
export const perUnit = (unit: Unit) => (unit === 'EA' ? unitNames.EA : `/ ${unitNames[unit]}`)

/** A price per unit of measure: `$12.50 each`, `$2.95 / ft`. */
export function Price({ cents, unit, size = 'md' }: PriceProps) {
  if (cents === null) return <span className={classes.call}>Call for price</span>
  return (
    <span className={classes.price} data-size={size}>
      {formatMoney(cents)} <span className={classes.unit}>{perUnit(unit)}</span>
    </span>
  )
}
