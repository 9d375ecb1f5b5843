import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useSavedDoorBySerial } from '@mullion/client/doors/saved-doors.hooks'

/** Looks up a door among those saved for the user's company, by serial number; without one, it is not saved. */
export function useSavedDoorLookup(serialNumber: string | null) {
  const { data: viewer } = useViewer()
  const signedIn = Boolean(viewer && !viewer.requiredAction)
  const lookup = useSavedDoorBySerial(serialNumber, { enabled: signedIn })
  return {
    /** Guests have no company to save doors for. */
    signedIn,
    /** Null if not saved or not known yet. */
    saved: lookup.data ?? null,
    /** False until it is known whether the door is saved. */
    settled: !signedIn || serialNumber === null || lookup.data !== undefined,
    failed: lookup.isError,
    asking: lookup.isFetching,
    ask: () => void lookup.refetch(),
  }
}
