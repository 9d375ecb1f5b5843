import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { actingState } from '../../lib/acting.state.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { navigate } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { stopActing } from '../session/acting.ts'

const ActingBanner = lazyComponent(
  async () => (await import('../../features/admin/customers/acting-banner.tsx')).ActingBanner,
)

/** Shows staff which company they are ordering for, on every screen. */
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
