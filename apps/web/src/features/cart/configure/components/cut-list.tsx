import { ActionIcon } from '@mantine/core'
import { maxLineQuantity } from '@mullion/domain/cart/cart'
import { type Cut, cutsQuantity } from '@mullion/domain/cart/cuts'
import { formatInches } from '@mullion/domain/cart/inches'
import type { Part } from '@mullion/domain/catalog/part'
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react'
import classes from '../configure.module.css'

export interface CutListProps {
  readonly part: Part
  readonly cuts: readonly Cut[]
  readonly onCount: (cut: Cut, by: 1 | -1) => void
}

function nameOf({ lengthInches, wallThicknessInches }: Cut): string {
  const wall = wallThicknessInches === null ? '' : `, wall ${formatInches(wallThicknessInches)}`
  return `${formatInches(lengthInches)}${wall}`
}

function CutRow({ part, cut, onCount }: Omit<CutListProps, 'cuts'> & { readonly cut: Cut }) {
  const Less = cut.count === 1 ? IconTrash : IconMinus
  const name = nameOf(cut)
  return (
    <li className={classes.cut}>
      <span className={classes.length}>{name}</span>
      <span className={classes.feet}>
        {cutsQuantity(part.unit, [cut])} {part.unit}
      </span>
      <span className={classes.count}>
        <ActionIcon
          variant="default"
          size={40}
          onClick={() => onCount(cut, -1)}
          aria-label={cut.count === 1 ? `Remove ${name}` : `One less of ${name}`}
        >
          <Less size={16} stroke={2} aria-hidden />
        </ActionIcon>
        <output aria-label={`Count of ${name}`}>{cut.count}</output>
        <ActionIcon
          variant="default"
          size={40}
          disabled={cut.count >= maxLineQuantity}
          onClick={() => onCount(cut, 1)}
          aria-label={`One more of ${name}`}
        >
          <IconPlus size={16} stroke={2} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  )
}

/** The cuts that are staged, each counted up and down. */
export function CutList({ cuts, ...row }: CutListProps) {
  if (cuts.length === 0) return null
  return (
    <ul className={classes.cuts} aria-label="Cuts">
      {cuts.map((cut) => (
        <CutRow key={nameOf(cut)} cut={cut} {...row} />
      ))}
    </ul>
  )
}
