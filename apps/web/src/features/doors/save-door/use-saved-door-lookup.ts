import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useSavedDoorBySerial } from '@mullion/client/doors/saved-doors.hooks'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'

/** What is known of a door among those that the reader's company keeps. */
export interface SavedDoorLookup {
  /** Guests have no company to save doors for. */
  readonly signedIn: boolean
  /** Null where it is not saved, or not known yet. */
  readonly saved: SavedDoor | null
  /** False while nobody has answered yet whether it is saved. */
  readonly settled: boolean
  readonly failed: boolean
  readonly asking: boolean
  readonly ask: () => void
}

/** Looks a door up among those that the reader's company keeps; one without a serial number is not among them. */
export function useSavedDoorLookup(serialNumber: string | null): SavedDoorLookup {
  const { data: viewer } = useViewer()
  const signedIn = Boolean(viewer && !viewer.duty)
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
