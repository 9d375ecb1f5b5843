import { onPlainClick } from '../../../lib/plain-click.ts'
import { searchLink } from '../../../lib/search-link.ts'
import type { LineGroup, NamedDoor } from '../door-groups.ts'
import { CartLineRow } from './cart-line-row.tsx'
import classes from './line-list.module.css'

export interface LineListProps {
  readonly group: LineGroup
  /** True if groups get headings, including the group of lines that are not for a door. */
  readonly headed: boolean
  readonly busy: boolean
  readonly onOpenPart: (partId: number) => void
  readonly onOpenDoor: (serialNumber: string) => void
}

function DoorName({ door, onOpenDoor }: Pick<LineListProps, 'onOpenDoor'> & { readonly door: NamedDoor }) {
  const { serialNumber, text, count } = door
  return (
    <p className={classes.door}>
      {serialNumber !== null && (
        <a href={searchLink(serialNumber)} onClick={onPlainClick(() => onOpenDoor(serialNumber))}>
          Door {serialNumber}
        </a>
      )}
      <span className={classes.build}>
        {text}
        {count > 1 && ` (${count} doors)`}
      </span>
    </p>
  )
}

/** Cart lines, grouped under the doors they are for. */
export function LineList({ group, headed, busy, onOpenPart, onOpenDoor }: LineListProps) {
  const { doors, lines } = group
  const names = doors.map(({ serialNumber, text }) => serialNumber ?? text).join(' and ')
  return (
    <>
      {headed && (
        <div className={classes.heading}>
          {doors.map((door) => (
            <DoorName key={door.key} door={door} onOpenDoor={onOpenDoor} />
          ))}
          {doors.length === 0 && <p className={classes.door}>Other parts</p>}
        </div>
      )}
      <ul
        className={classes.lines}
        aria-label={doors.length > 0 ? `Parts in the cart for door ${names}` : 'Parts in the cart'}
        aria-busy={busy}
      >
        {lines.map((line) => (
          <CartLineRow key={line.entry.part.id} line={line} doors={doors} onOpen={onOpenPart} />
        ))}
      </ul>
    </>
  )
}
