import { Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { isDoorSerial } from '@mullion/domain/doors/door-serial'
import type { FitFilter } from '@mullion/domain/search/fit-filter'
import { type ReactNode, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { SearchScreen } from '../../features/catalog/search-screen.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { myDoorState } from '../../lib/my-door.state.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { labelShown, type Route } from '../navigation/routes.ts'
import { readHint } from '../session/viewer-hint.ts'
import { catalogActions } from './shop-actions.ts'

const MemberHome = lazyComponent(async () => (await import('./member-home.tsx')).MemberHome)
const LabeledDoor = lazyComponent(async () => (await import('./parts-for-door.tsx')).LabeledDoor)
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

/** What parts must be filed under to fit the chosen door, if only those are wanted. */
function useOnlyFits(onlyFits: boolean): FitFilter | undefined {
  const { door } = useSnapshot(myDoorState)
  return useHydrated() && onlyFits ? (door?.fits ?? undefined) : undefined
}

export function SearchPanel({ route }: { readonly route: Route }) {
  const { text, all, filters, sort, by, page, onlyFits } = route
  const member = useMemberStart()
  const fits = useOnlyFits(onlyFits)
  const label = labelShown(route)
  if (label !== null) return <LabeledDoor code={label} />
  if (isDoorSerial(text)) return <PartsForDoor serialNumber={text.trim()} />
  return (
    <SearchScreen
      {...{ text, all, filters, fits, sort, by, page }}
      actions={catalogActions}
      member={member}
    />
  )
}
