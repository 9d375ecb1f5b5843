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
  /** What the register says of it now. */
  readonly registered: QueryLike<RegisteredDoor>
  readonly onRenewed: (saved: SavedDoor) => void
}

/** The door as the register has it now; its hinge and its operator may have been changed since it was built. */
function renewed({ door: { hinge, powerOperated } }: SavedDoor, registered: RegisteredDoor): Door | null {
  const door = doorOfRegister(registered)
  return door && { ...door, hinge, powerOperated }
}

/** Says that the register has a saved door otherwise by now, with the way to save it so. */
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
