import { allDoorBuilds, bottoms, doorTypes } from '@mullion/domain/doors/door'
import { coolingTypes, doorDirections } from '@mullion/domain/doors/registered-door'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listed, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'

/** All door columns except the serial number; shared with the table of staged doors. */
export const doorColumns = () => ({
  doorType: kit.text({ enum: doorTypes }).notNull(),
  build: kit.text({ enum: allDoorBuilds }).notNull(),
  direction: kit.text({ enum: doorDirections }),
  bottom: kit.text({ enum: bottoms }),
  coolingType: kit.text({ enum: coolingTypes }).notNull(),
  widthInches: kit.decimal().notNull(),
  heightInches: kit.decimal().notNull(),
  gaskets: kit.text().notNull(),
  powerOperated: kit.bool().notNull(),
})

type DoorColumns = Record<
  'doorType' | 'build' | 'direction' | 'bottom' | 'coolingType' | 'widthInches' | 'heightInches',
  PgColumn
>

export const doorChecks = (door: DoorColumns) => [
  ...listed(door.doorType, door.build, door.direction, door.bottom, door.coolingType),
  ...positive(door.widthInches, door.heightInches),
]

/** Doors as built, by serial number; nothing about the customer. */
export const doors = kit.table('doors', { serialNumber: kit.key(), ...doorColumns() }, (door) =>
  doorChecks(door),
)
