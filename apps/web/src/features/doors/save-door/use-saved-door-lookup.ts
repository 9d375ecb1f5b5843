import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useSavedDoorBySerial } from '@mullion/client/doors/saved-doors.hooks'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'

/** Whether a door is saved for the user's company. */
export interface SavedDoorLookup {
  /** Guests have no company to save doors for. */
  readonly signedIn: boolean
  /** Null if not saved or not known yet. */
  readonly saved: SavedDoor | null
  /** False until it is known whether the door is saved. */
  readonly settled: boolean
  readonly failed: boolean
  readonly asking: boolean
  readonly ask: () => void
}

/** Looks up a door among those saved for the user's company, by serial number; without one, it is not saved. */
export function useSavedDoorLookup(serialNumber: string | null): SavedDoorLookup {
  const { data: viewer } = useViewer()
  const signedIn = Boolean(viewer && !viewer.requiredAction)
  const lookup = useSavedDoorBySerial(serialNumber, { enabled: signedIn })
  return {
    signedIn,
    saved: lookup.data ?? null,
    settled: !signedIn || serialNumber === null || lookup.data !== undefined,
    failed: lookup.isError,
    asking: lookup.isFetching,
    ask: () => void lookup.refetch(),
  }
}
