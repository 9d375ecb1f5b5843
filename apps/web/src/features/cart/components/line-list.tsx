import { onPlainClick } from '../../../lib/plain-click.ts'
import { searchLink } from '../../../lib/search-link.ts'
import type { LineGroup, NamedDoor } from '../door-groups.ts'
import { CartLineRow } from './cart-line-row.tsx'
import classes from './line-list.module.css'

export interface LineListProps {
  readonly group: LineGroup
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

/** Lines of the cart, under the doors that they are for. */
export function LineList({ group, busy, onOpenPart, onOpenDoor }: LineListProps) {
  const { doors, lines } = group
  const names = doors.map(({ serialNumber, text }) => serialNumber ?? text).join(' and ')
  return (
    <>
      {doors.length > 0 && (
        <div className={classes.heading}>
          {doors.map((door) => (
            <DoorName key={door.key} door={door} onOpenDoor={onOpenDoor} />
          ))}
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
