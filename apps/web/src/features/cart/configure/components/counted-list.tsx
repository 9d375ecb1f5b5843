import { ActionIcon, Group, Text } from '@mantine/core'
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { focusBeside } from '../../../../lib/focus-beside.ts'
import classes from '../configure.module.css'

interface CountedRow {
  readonly id: string
  /** Name of the items, also read out on the buttons. */
  readonly name: string
  readonly note?: ReactNode
  readonly amount?: string
  readonly count: number
  readonly full: boolean
}

const step = { variant: 'default', size: 40 } as const

function Count({ row, onCount }: { readonly row: CountedRow; readonly onCount: (by: 1 | -1) => void }) {
  const { name, count, full } = row
  const Less = count === 1 ? IconTrash : IconMinus
  const less = count === 1 ? `Remove ${name}` : `One less of ${name}`
  return (
    <Group component="span" gap={0} wrap="nowrap">
      <ActionIcon {...step} onClick={() => onCount(-1)} aria-label={less}>
        <Less size={16} stroke={2} aria-hidden />
      </ActionIcon>
      <Text component="output" miw={44} ta="center" aria-label={`Count of ${name}`}>
        {count}
      </Text>
      <ActionIcon {...step} disabled={full} onClick={() => onCount(1)} aria-label={`One more of ${name}`}>
        <IconPlus size={16} stroke={2} aria-hidden />
      </ActionIcon>
    </Group>
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
        <Group component="li" key={row.id} className={classes.cut} gap="6px 16px" py={6} wrap="nowrap">
          <Text component="div" flex={1} miw={0} fw={560}>
            {row.name}
            {row.note}
          </Text>
          {row.amount && <Text c="dimmed">{row.amount}</Text>}
          <Count row={row} onCount={(by) => count(at, by)} />
        </Group>
      ))}
    </ul>
  )
}
