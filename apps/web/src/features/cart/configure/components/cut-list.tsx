import { maxLineQuantity } from '@mullion/domain/cart/cart'
import { changeCount } from '@mullion/domain/cart/counts'
import { type Cut, cutsQuantity } from '@mullion/domain/cart/cuts'
import type { Part } from '@mullion/domain/catalog/part'
import { formatQuantity } from '@mullion/domain/catalog/part-unit'
import { formatInches } from '@mullion/domain/inches'
import { CountedList } from './counted-list.tsx'

export interface CutListProps {
  readonly part: Part
  readonly cuts: readonly Cut[]
  readonly onChange: (cuts: readonly Cut[]) => void
}

function nameOf({ lengthInches, wallThicknessInches }: Cut): string {
  const wall = wallThicknessInches === null ? '' : `, wall ${formatInches(wallThicknessInches)}`
  return `${formatInches(lengthInches)}${wall}`
}

/** The cuts added so far, each with plus and minus buttons. */
export function CutList({ part, cuts, onChange }: CutListProps) {
  const rows = cuts.map((cut) => ({
    id: nameOf(cut),
    name: nameOf(cut),
    amount: formatQuantity(cutsQuantity(part.unit, [cut]), part.unit),
    count: cut.count,
    full: cut.count >= maxLineQuantity,
  }))
  return <CountedList label="Cuts" rows={rows} onCount={(at, by) => onChange(changeCount(cuts, at, by))} />
}
