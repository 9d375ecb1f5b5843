import { Text } from '@mantine/core'
import { changeCount } from '@mullion/domain/cart/counts'
import { type DoorUse, describeDoors, doorUseKey } from '@mullion/domain/cart/door-uses'
import { hasRoomForDoor, isTaken } from '@mullion/domain/cart/line-doors'
import { CountedList } from './counted-list.tsx'

export interface DoorListProps {
  readonly partId: number
  readonly doors: readonly DoorUse[]
  readonly room: number
  readonly onChange: (doors: readonly DoorUse[]) => void
}

export function DoorList({ partId, doors, room, onChange }: DoorListProps) {
  const rows = doors.map((use) => ({
    id: doorUseKey(use),
    name: describeDoors([use]).join(),
    note: !isTaken(partId, use) && <Text c="var(--bad-ink)">No longer needed. Please remove.</Text>,
    count: use.count,
    full: !hasRoomForDoor(partId, use, room),
  }))
  return <CountedList label="Doors" rows={rows} onCount={(at, by) => onChange(changeCount(doors, at, by))} />
}
