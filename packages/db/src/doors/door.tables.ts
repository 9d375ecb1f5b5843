import type { Bottom, DoorBuild, DoorType } from '@mullion/domain/doors/door'
import type { CoolingType, DoorDirection } from '@mullion/domain/doors/registered-door'
import { kit } from '../dialect/current.ts'

/** Doors as they were built, by serial number; nothing of who bought them. */
export const doors = kit.table('doors', {
  serialNumber: kit.key(),
  doorType: kit.text().$type<DoorType>().notNull(),
  build: kit.text().$type<DoorBuild>().notNull(),
  direction: kit.text().$type<DoorDirection>(),
  bottom: kit.text().$type<Bottom>(),
  coolingType: kit.text().$type<CoolingType>().notNull(),
  widthInches: kit.decimal().notNull(),
  heightInches: kit.decimal().notNull(),
  gaskets: kit.text().notNull(),
  powerOperated: kit.bool().notNull(),
})
