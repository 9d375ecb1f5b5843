import { type Configuration, doorsOf } from '../cart/configuration-schema.ts'
import type { DoorUse } from '../cart/door-uses.ts'
import { type Door, doorKey } from '../doors/door.ts'

/** A door that an order is for: by serial number or, without one, as it was measured. */
export type DoorOfOrder = { readonly serialNumber: string } | { readonly door: Door }

const doorOfUse = ({ serialNumber, door }: DoorUse): DoorOfOrder =>
  serialNumber ? { serialNumber } : { door }

const keyOf = (of: DoorOfOrder) => ('serialNumber' in of ? of.serialNumber : doorKey(of.door))

/** Returns the doors that lines are for, each once, in the order of the lines. */
export function doorsOfLines(
  lines: readonly { readonly configurations: readonly Configuration[] }[],
): DoorOfOrder[] {
  const all = lines.flatMap(({ configurations }): DoorOfOrder[] => [
    ...doorsOf(configurations).map(doorOfUse),
    ...configurations.flatMap((each) =>
      each.kind === 'serials' ? each.serials.map((serialNumber) => ({ serialNumber })) : [],
    ),
  ])
  return [...new Map(all.map((door) => [keyOf(door), door])).values()]
}
