import type { SaveDoorInput, SavedDoor } from '@mullion/domain/doors/saved-door'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries the first saved doors of the viewer's company, by site and name, and their count; narrowed by a text. */
export function useSavedDoors(text = '') {
  return trpc.doors.saved.list.useQuery({ text }, { placeholderData: keepPreviousData })
}

/** Queries the company's saved door with this serial number, or null; skipped without a number. */
export function useSavedDoorBySerial(serialNumber: string | null, { enabled = true } = {}) {
  return trpc.doors.saved.bySerial.useQuery(
    { serialNumber: serialNumber ?? '' },
    { enabled: enabled && serialNumber !== null },
  )
}

export interface DoorToSave {
  readonly doorId: number | null
  readonly door: SaveDoorInput
}

export function useSaveDoor() {
  const { doors, client } = trpc.useUtils()
  const { save, update } = client.doors.saved
  return useMutation({
    mutationFn: ({ doorId, door }: DoorToSave): Promise<SavedDoor> =>
      doorId === null ? save.mutate(door) : update.mutate({ doorId, ...door }),
    onSuccess: () => doors.saved.invalidate(),
  })
}

/** Changes a door's name and site only; resolves once it is shown. */
export function useRenameDoor() {
  const { doors } = trpc.useUtils()
  return trpc.doors.saved.rename.useMutation({ onSuccess: () => doors.saved.invalidate() })
}

/** Deletes a door and returns it as it was; resolves once it is no longer shown. */
export function useRemoveDoor() {
  const { doors } = trpc.useUtils()
  return trpc.doors.saved.remove.useMutation({ onSuccess: () => doors.saved.invalidate() })
}

/** Queries one of the company's saved doors; skipped without an id. */
export function useSavedDoor(doorId: number | null) {
  return trpc.doors.saved.byId.useQuery({ doorId: doorId ?? 0 }, { enabled: doorId !== null, retry: false })
}
