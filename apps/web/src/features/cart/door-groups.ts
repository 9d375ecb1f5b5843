import { doorsOf } from '@mullion/domain/cart/configuration-schema'
import { type DoorUse, describeUse, sameDoorKey } from '@mullion/domain/cart/door-uses'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import { formatInches } from '@mullion/domain/inches'
import type { CartLineView } from './cart-view.ts'

export interface NamedDoor {
  readonly key: string
  readonly serialNumber: string | null
  readonly text: string
  readonly count: number
}

/** Lines for the same doors; a group without doors has the lines that are not for a door. */
export interface LineGroup {
  readonly key: string
  readonly doors: readonly NamedDoor[]
  readonly lines: readonly CartLineView[]
}

function usesOf({ entry }: CartLineView): readonly DoorUse[] {
  return doorsOf(entry.configurations)
}

function doorsNamed(uses: readonly DoorUse[]): NamedDoor[] {
  const byKey = new Map(uses.map((use) => [sameDoorKey(use), use]))
  return [...byKey].map(([key, { serialNumber, door, count }]) => ({
    key,
    serialNumber,
    text: describeDoor(door),
    count,
  }))
}

/** Groups cart lines by the doors they are for, each group at the position of its first line. */
export function groupsByDoors(lines: readonly CartLineView[]): LineGroup[] {
  const groups = new Map<string, { doors: readonly NamedDoor[]; lines: CartLineView[] }>()
  for (const line of lines) {
    const doors = doorsNamed(usesOf(line))
    const key = doors
      .map((door) => door.key)
      .sort()
      .join()
    const group = groups.get(key)
    if (group) group.lines.push(line)
    else groups.set(key, { doors, lines: [line] })
  }
  return [...groups].map(([key, group]) => ({ key, ...group }))
}

/** Returns what a line is used for on the doors in its heading, one text per use. */
export function usesText(line: CartLineView, doors: readonly NamedDoor[]): string[] {
  return usesOf(line).map((use) => {
    const figures = describeUse(use)
    if (doors.length < 2) return use.count === 1 ? figures : `${use.count} × ${figures}`
    const { widthInches, heightInches } = use.door
    const which = use.serialNumber ?? `${formatInches(widthInches)} × ${formatInches(heightInches)}`
    return `${use.count === 1 ? '' : `${use.count} × `}${which}: ${figures}`
  })
}
