import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { inArray } from 'drizzle-orm'
import type { Writer } from '../database.ts'
import { doors } from '../doors/door.tables.ts'

const doorsPerStatement = 500

export async function saveDoors(tx: Writer, changed: readonly RegisteredDoor[]): Promise<void> {
  for (let at = 0; at < changed.length; at += doorsPerStatement) {
    const some = changed.slice(at, at + doorsPerStatement)
    const serials = some.map(({ serialNumber }) => serialNumber)
    await tx.delete(doors).where(inArray(doors.serialNumber, serials))
    await tx.insert(doors).values(some)
  }
}
