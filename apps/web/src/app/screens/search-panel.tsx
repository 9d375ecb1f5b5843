import { Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { isDoorSerial } from '@mullion/domain/doors/door-serial'
import { Suspense } from 'react'
import { SearchScreen } from '../../features/catalog/search-screen.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import type { Route } from '../navigation/routes.ts'
import { catalogActions } from './shop-actions.ts'

const MemberHome = lazyComponent(async () => (await import('./member-home.tsx')).MemberHome)
const PartsForDoor = lazyComponent(async () => (await import('./parts-for-door.tsx')).PartsForDoor)

/** The signed-in half of the home page; guests have none. */
function MemberStart() {
  const { data: viewer } = useViewer()
  if (!viewer || viewer.duty) return null
  return (
    <Suspense fallback={<Skeleton height={220} mt={16} />}>
      <MemberHome viewer={viewer} />
    </Suspense>
  )
}

/** The home page, search results, or the parts for a door when its serial number is searched. */
export function SearchPanel({ route: { text, all, filters, sort, page } }: { readonly route: Route }) {
  if (isDoorSerial(text)) return <PartsForDoor serialNumber={text.trim()} />
  return (
    <SearchScreen {...{ text, all, filters, sort, page }} actions={catalogActions} member={<MemberStart />} />
  )
}
