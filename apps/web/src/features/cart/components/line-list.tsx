import { Group, Stack, Text } from '@mantine/core'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { searchLink } from '../../../lib/search-link.ts'
import type { LineGroup } from '../door-groups.ts'
import { CartLineRow } from './cart-line-row.tsx'
import classes from './line-list.module.css'

export interface LineListProps {
  readonly group: LineGroup
  /** True if groups get headings, including the group of lines that are not for a door. */
  readonly headed: boolean
  readonly busy: boolean
  readonly onOpenPart: (partId: number) => void
  readonly onOpenDoor: (serialNumber: string) => void
}

export function LineList({ group: { doors, lines }, headed, busy, onOpenPart, onOpenDoor }: LineListProps) {
  const names = doors.map(({ serialNumber, text }) => serialNumber ?? text).join(' and ')
  return (
    <>
      {headed && (
        <Stack gap={2} className={classes.heading}>
          {doors.map(({ key, serialNumber, text, count }) => (
            <Group key={key} component="p" gap="0 10px" align="baseline" fw={600}>
              {serialNumber !== null && (
                <a href={searchLink(serialNumber)} onClick={onPlainClick(() => onOpenDoor(serialNumber))}>
                  Door {serialNumber}
                </a>
              )}
              <Text span fz="sm" fw={450} c="dimmed">
                {text}
                {count > 1 && ` (${count} doors)`}
              </Text>
            </Group>
          ))}
          {doors.length === 0 && <Text fw={600}>Other parts</Text>}
        </Stack>
      )}
      <ul
        className={classes.lines}
        aria-label={doors.length > 0 ? `Parts in the cart for door ${names}` : 'Parts in the cart'}
        aria-busy={busy}
      >
        {lines.map((line) => (
          <CartLineRow key={line.entry.part.id} line={line} doors={doors} onOpen={onOpenPart} />
        ))}
      </ul>
    </>
  )
}
