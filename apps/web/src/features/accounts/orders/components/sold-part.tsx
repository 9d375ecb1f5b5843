import { expandName } from '@mullion/domain/catalog/part-name'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import type { SoldLine } from '@mullion/domain/checkout/order-list'
import { PartNumber } from '../../../../ui/part-text.tsx'
import { saidOf } from '../order-words.ts'
import classes from './sold-part.module.css'

/** What was sold: name, number and what the buyer said about it. */
export function SoldPart({ line }: { readonly line: SoldLine }) {
  const said = saidOf(line)
  return (
    <span className={classes.part}>
      <span className={classes.name}>{expandName(line.name)}</span>
      <PartNumber>{displayNumber(line.number)}</PartNumber>
      {said.length > 0 && <span className={classes.comment}>{said.join('\n')}</span>}
    </span>
  )
}
