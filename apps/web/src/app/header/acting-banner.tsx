import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { actingState } from '../../lib/acting.state.ts'
import { lateComponent } from '../../lib/late-component.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { navigate } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { stopActing } from '../session/acting.ts'

const ActingBanner = lateComponent(
  async () => (await import('../../features/admin/customers/acting-banner.tsx')).ActingBanner,
)

/** For whom staff order in this tab, on every screen; nothing for everyone else. */
export function Acting() {
  const { company } = useSnapshot(actingState)
  const hydrated = useHydrated()
  const { panel, view } = useRoute()
  if (company === null || !hydrated) return null
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <ActingBanner
          company={company}
          checkingOut={panel === 'cart' && (view === 'shipping' || view === 'finalize')}
          onChange={() => navigate(to('cart', 'selectCustomer'))}
          onStop={stopActing}
        />
      </Suspense>
    </PanelBoundary>
  )
}
