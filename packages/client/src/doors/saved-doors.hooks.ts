import type { SaveDoorInput, SavedDoor } from '@mullion/domain/doors/saved-door'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** The first doors that the viewer's company keeps, by site and name, and how many there are; narrowed by a text. */
export function useSavedDoors(text = '') {
  return trpc.doors.saved.list.useQuery({ text }, { placeholderData: keepPreviousData })
}

/** The door that the viewer's company keeps with this serial number, or null; nothing is asked without a number. */
export function useSavedDoorBySerial(serialNumber: string | null, { enabled = true } = {}) {
  return trpc.doors.saved.bySerial.useQuery(
    { serialNumber: serialNumber ?? '' },
    { enabled: enabled && serialNumber !== null },
  )
}

/** A door to save: a new one when it has no id yet. */
export interface DoorToSave {
  readonly doorId: number | null
  readonly door: SaveDoorInput
}

/** Saves a door, a new or a changed one; done once it is shown. */
export function useSaveDoor() {
  const { doors, client } = trpc.useUtils()
  const { save, update } = client.doors.saved
  return useMutation({
    mutationFn: ({ doorId, door }: DoorToSave): Promise<SavedDoor> =>
      doorId === null ? save.mutate(door) : update.mutate({ doorId, ...door }),
    onSuccess: () => doors.saved.invalidate(),
  })
}

/** Gives a door another name and site and leaves the door as it is; done once it is shown. */
export function useRenameDoor() {
  const { doors } = trpc.useUtils()
  return trpc.doors.saved.rename.useMutation({ onSuccess: () => doors.saved.invalidate() })
}

/** Forgets a door and gives it as it was; done once it is not shown any more. */
export function useRemoveDoor() {
  const { doors } = trpc.useUtils()
  return trpc.doors.saved.remove.useMutation({ onSuccess: () => doors.saved.invalidate() })
}
