import { Button } from '@mantine/core'
import type { MyDoor } from '../../../lib/my-door.state.ts'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { searchLink } from '../../../lib/search-link.ts'
import classes from './my-door-bar.module.css'

export interface MyDoorBarProps {
  readonly door: MyDoor
  /** Whether results show only what fits; null where no results are shown. */
  readonly onlyFits: boolean | null
  readonly onOnlyFits: (onlyFits: boolean) => void
  readonly onOpenDoor: (serialNumber: string) => void
  readonly onChange: () => void
  readonly onClear: () => void
}

/** The chosen door, on every page of the tab. */
export function MyDoorBar({ door, onlyFits, ...on }: MyDoorBarProps) {
  const serial = 'serialNumber' in door.chosen ? door.chosen.serialNumber : null
  return (
    <aside className={classes.bar} aria-label="My door">
      <p className={classes.door}>
        <b>My door</b>{' '}
        {serial === null ? (
          <b>{door.name}</b>
        ) : (
          <a href={searchLink(serial)} onClick={onPlainClick(() => on.onOpenDoor(serial))}>
            {door.name}
          </a>
        )}{' '}
        <span className={classes.text}>{door.text}</span>
      </p>
      <div className={classes.ways}>
        {onlyFits !== null && (
          <label className={classes.only}>
            <input
              type="checkbox"
              checked={onlyFits}
              onChange={(event) => on.onOnlyFits(event.currentTarget.checked)}
            />
            Only what fits
          </label>
        )}
        <Button variant="subtle" size="compact-sm" h={36} onClick={on.onChange}>
          Change
        </Button>
        <Button variant="subtle" size="compact-sm" h={36} onClick={on.onClear} aria-label="Clear my door">
          Clear
        </Button>
      </div>
    </aside>
  )
}
