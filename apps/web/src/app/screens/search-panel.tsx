import { Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { isDoorSerial } from '@mullion/domain/doors/door-serial'
import { type ReactNode, Suspense, useState } from 'react'
import { SearchScreen } from '../../features/catalog/search-screen.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import type { Route } from '../navigation/routes.ts'
import { readHint } from '../session/viewer-hint.ts'
import { catalogActions } from './shop-actions.ts'

const MemberHome = lazyComponent(async () => (await import('./member-home.tsx')).MemberHome)
const PartsForDoor = lazyComponent(async () => (await import('./parts-for-door.tsx')).PartsForDoor)

const blank = <Skeleton height={290} mt={16} aria-hidden />

/**
 * The signed-in half of the home page; null for guests. Its space is reserved while a known user's session
 * loads.
 */
function useMemberStart(): ReactNode {
  const { data: viewer, isPending } = useViewer()
  const [hint] = useState(readHint)
  const hydrated = useHydrated()
  if (isPending) return hydrated && hint ? blank : null
  if (!viewer || viewer.requiredAction) return null
  return (
    <Suspense fallback={blank}>
      <MemberHome viewer={viewer} />
    </Suspense>
  )
}

export function SearchPanel({ route: { text, all, filters, sort, by, page } }: { readonly route: Route }) {
  const member = useMemberStart()
  if (isDoorSerial(text)) return <PartsForDoor serialNumber={text.trim()} />
  return <SearchScreen {...{ text, all, filters, sort, by, page }} actions={catalogActions} member={member} />
}
