import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { focusBeside } from '../../../../lib/focus-beside.ts'
import classes from '../configure.module.css'

/** A group of identical items. */
interface CountedRow {
  readonly id: string
  /** Name of the items, also read out on the buttons. */
  readonly name: string
  readonly note?: ReactNode
  /** Total of the row. */
  readonly amount?: string
  readonly count: number
  /** True if the count cannot go up. */
  readonly full: boolean
}

type OnCount = (by: 1 | -1) => void

function Count({ row, onCount }: { readonly row: CountedRow; readonly onCount: OnCount }) {
  const { name, count, full } = row
  const Less = count === 1 ? IconTrash : IconMinus
  return (
    <span className={classes.count}>
      <ActionIcon
        variant="default"
        size={40}
        onClick={() => onCount(-1)}
        aria-label={count === 1 ? `Remove ${name}` : `One less of ${name}`}
      >
        <Less size={16} stroke={2} aria-hidden />
      </ActionIcon>
      <output aria-label={`Count of ${name}`}>{count}</output>
      <ActionIcon
        variant="default"
        size={40}
        disabled={full}
        onClick={() => onCount(1)}
        aria-label={`One more of ${name}`}
      >
        <IconPlus size={16} stroke={2} aria-hidden />
      </ActionIcon>
    </span>
  )
}

export interface CountedListProps {
  readonly label: string
  readonly rows: readonly CountedRow[]
  readonly onCount: (at: number, by: 1 | -1) => void
}

/** Rows with plus and minus buttons; going below 1 removes the row. */
export function CountedList({ label, rows, onCount }: CountedListProps) {
  const list = useRef<HTMLUListElement>(null)
  if (rows.length === 0) return null
  const count = (at: number, by: 1 | -1) => {
    // If no row is left, the surrounding form takes the focus.
    if (rows[at]?.count === 1 && by === -1) focusBeside(list.current?.children[at])
    onCount(at, by)
  }
  return (
    <ul ref={list} className={classes.cuts} aria-label={label}>
      {rows.map((row, at) => (
        <li key={row.id} className={classes.cut}>
          <span className={classes.length}>
            {row.name}
            {row.note}
          </span>
          {row.amount && <span className={classes.feet}>{row.amount}</span>}
          <Count row={row} onCount={(by) => count(at, by)} />
        </li>
      ))}
    </ul>
  )
}
