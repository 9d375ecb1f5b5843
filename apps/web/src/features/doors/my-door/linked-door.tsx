import { useDoorBySerial } from '@mullion/client/doors/doors.hooks'
import { useSavedDoor } from '@mullion/client/doors/saved-doors.hooks'
import { readError } from '@mullion/client/read-error'
import { useEffect } from 'react'
import type { MyDoor } from '../../../lib/my-door.state.ts'
import { notifyProblem } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { doorInAddress, doorOfSaved, doorOfSerial } from './my-door.ts'

export interface LinkedDoorProps {
  /** The door as written in the address. */
  readonly address: string
  /** Called with the door, or with null if there is no such door for this user. */
  readonly onFound: (door: MyDoor | null) => void
}

const isNotTheirs = (error: unknown) =>
  ['missing', 'forbidden', 'unauthenticated'].includes(readError(error).kind)

/** Looks up the door that a link names; shows nothing. */
export function LinkedDoor({ address, onFound }: LinkedDoorProps) {
  const { serialNumber, savedDoorId } = doorInAddress(address)
  const registered = useDoorBySerial(serialNumber)
  const saved = useSavedDoor(savedDoorId)
  const isNone = serialNumber === null && savedDoorId === null
  const { data: found, error } = serialNumber === null ? { data: null, error: saved.error } : registered
  const savedDoor = saved.data
  useEffect(() => {
    // A link to another company's saved door is not the buyer's mistake, and they can do nothing about it.
    if (error && (serialNumber !== null || !isNotTheirs(error))) notifyError(error)
    if (isNone) notifyProblem(`The link names a door that does not exist: ${address}`)
    if (error || isNone) onFound(null)
    else if (found) onFound(doorOfSerial(found))
    else if (savedDoor) onFound(doorOfSaved(savedDoor))
  }, [address, error, serialNumber, found, savedDoor, isNone, onFound])
  return null
}
