import { IconDoor, IconListNumbers, IconMapPin, IconShoppingCart } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { onPlainClick } from '../../lib/plain-click.ts'
import { Section } from '../../ui/section.tsx'
import { navigate } from '../navigation/navigation.ts'
import { linkTo, type RouteChange, to } from '../navigation/routes.ts'
import classes from './account-actions.module.css'

/** A link that opens a route of the app. */
export function PlaceLink({
  place,
  children,
}: {
  readonly place: RouteChange
  readonly children: ReactNode
}) {
  return (
    <a className={classes.link} href={linkTo(place)} onClick={onPlainClick(() => navigate(place))}>
      {children}
    </a>
  )
}

const icon = { size: 20, stroke: 1.8, 'aria-hidden': true } as const

/** Links to what buyers use most from their account. */
export function AccountActions() {
  return (
    <Section id="account-actions" title="Quick actions">
      <ul className={classes.actions}>
        <li>
          <PlaceLink place={to('cart', 'quick-order')}>
            <IconListNumbers {...icon} />
            Quick order
          </PlaceLink>
        </li>
        <li>
          <PlaceLink place={to('cart')}>
            <IconShoppingCart {...icon} />
            Open cart
          </PlaceLink>
        </li>
        <li>
          <PlaceLink place={to('account', 'doors')}>
            <IconDoor {...icon} />
            Saved doors
          </PlaceLink>
        </li>
        <li>
          <PlaceLink place={to('account', 'addresses')}>
            <IconMapPin {...icon} />
            Addresses
          </PlaceLink>
        </li>
      </ul>
    </Section>
  )
}
