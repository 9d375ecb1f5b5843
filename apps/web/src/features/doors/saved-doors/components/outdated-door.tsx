import { readError } from '@mullion/client/read-error'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import type { Door } from '@mullion/domain/doors/door'
import { doorOfRegister, type RegisteredDoor } from '@mullion/domain/doors/registered-door'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { Failed, type QueryLike } from '../../../../ui/query-states.tsx'
import { UpdateSavedDoor } from '../../save-door/components/update-saved-door.tsx'
import classes from '../saved-doors.module.css'

export interface OutdatedDoorProps {
  readonly saved: SavedDoor
  /** The register's current record. */
  readonly registered: QueryLike<RegisteredDoor>
  readonly onRenewed: (saved: SavedDoor) => void
}

/**
 * Returns the door as now registered, with the saved hinge and operation, which may have been changed since it was
 * built.
 */
function renewed({ door: { hinge, powerOperated } }: SavedDoor, registered: RegisteredDoor): Door | null {
  const door = doorOfRegister(registered)
  return door && { ...door, hinge, powerOperated }
}

/** Says that the register's record of a saved door has changed, with a button to update it. */
export function OutdatedDoor({ saved, registered, onRenewed }: OutdatedDoorProps) {
  const { data, error, isFetching, refetch } = registered
  const missing = Boolean(error) && readError(error).kind === 'missing'
  const door = data && !missing ? renewed(saved, data) : null
  const failed =
    error && !missing ? (
      <Failed error={error} onRetry={() => void refetch()} busy={isFetching} compact={data !== undefined} />
    ) : null
  if (failed && !data) return failed
  return (
    <>
      {failed}
      <div className={classes.outdated} role="status" data-no-print>
        <p>
          {missing
            ? 'This door is no longer in our records.'
            : `Our records for this door have changed${door ? `: ${describeDoor(door)}` : ''}.`}
        </p>
        {door && (
          <UpdateSavedDoor saved={saved} door={door} word="Update from our records" onUpdated={onRenewed} />
        )}
      </div>
    </>
  )
}
