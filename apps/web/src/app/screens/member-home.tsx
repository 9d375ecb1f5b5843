import { useSavedDoors } from '@mullion/client/doors/saved-doors.hooks'
import type { Viewer } from '@mullion/domain/accounts/session'
import { RecentOrders } from '../../features/orders/recent-orders.tsx'
import { onPlainClick } from '../../lib/plain-click.ts'
import { searchLink } from '../../lib/search-link.ts'
import { PartLinesSkeleton } from '../../ui/part-lines.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { Section } from '../../ui/section.tsx'
import { navigate } from '../navigation/navigation.ts'
import { searchFor, to } from '../navigation/routes.ts'
import { useOrderAgain } from '../ordering/use-order-again.ts'
import { PlaceLink } from './account-actions.tsx'
import classes from './member-home.module.css'

const shownDoors = 4

function Doors() {
  const saved = useSavedDoors()
  return (
    <QueryStates
      query={saved}
      pending={<PartLinesSkeleton />}
      isEmpty={({ doors }) => doors.length === 0}
      empty={<p className={classes.none}>Save a door to find its parts again in one click.</p>}
    >
      {({ doors }) => (
        <ul aria-label="Saved doors">
          {doors.slice(0, shownDoors).map(({ id, name, site, serialNumber }) => (
            <li key={id} className={classes.door}>
              {serialNumber ? (
                <a
                  href={searchLink(serialNumber)}
                  onClick={onPlainClick(() => navigate(searchFor(serialNumber)))}
                >
                  {name}
                </a>
              ) : (
                <span>{name}</span>
              )}
              <span className={classes.where}>{[site, serialNumber].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  )
}

export function MemberHome({ viewer }: { readonly viewer: Viewer }) {
  const { company } = viewer.user
  const percent = Math.round((1 - company.discountRate) * 100)
  const orderAgain = useOrderAgain()
  return (
    <div className={classes.home}>
      <p className={classes.company}>
        <strong>{company.name}</strong>
        {percent > 0 && ` · Your company’s ${percent}% discount is applied.`}
      </p>
      <Section
        id="home-orders"
        title="Recent orders"
        aside={<PlaceLink place={to('account', 'orders')}>All orders</PlaceLink>}
      >
        <RecentOrders {...orderAgain} />
      </Section>
      <Section
        id="home-doors"
        title="Saved doors"
        aside={<PlaceLink place={to('account', 'doors')}>All doors</PlaceLink>}
      >
        <Doors />
      </Section>
    </div>
  )
}
