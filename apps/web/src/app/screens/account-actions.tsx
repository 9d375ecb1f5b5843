import { IconDoor, IconListCheck, IconListNumbers, IconMapPin, IconShoppingCart } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { onPlainClick } from '../../lib/plain-click.ts'
import { Section } from '../../ui/section.tsx'
import { navigate } from '../navigation/navigation.ts'
import { linkTo, type RouteChange, to } from '../navigation/routes.ts'
import classes from './account-actions.module.css'

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

const actions = [
  { label: 'Quick order', place: to('cart', 'quick-order'), Icon: IconListNumbers },
  { label: 'Open cart', place: to('cart'), Icon: IconShoppingCart },
  { label: 'Lists', place: to('account', 'lists'), Icon: IconListCheck },
  { label: 'Saved doors', place: to('account', 'doors'), Icon: IconDoor },
  { label: 'Addresses', place: to('account', 'addresses'), Icon: IconMapPin },
]

export function AccountActions() {
  return (
    <Section id="account-actions" title="Quick actions">
      <ul className={classes.actions}>
        {actions.map(({ label, place, Icon }) => (
          <li key={label}>
            <PlaceLink place={place}>
              <Icon size={20} stroke={1.8} aria-hidden />
              {label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
