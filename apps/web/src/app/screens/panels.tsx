import { Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { type ComponentType, createElement, Suspense, useEffect } from 'react'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { UntilHydrated } from '../../ui/until-hydrated.tsx'
import { isMemberPanel, type Route } from '../navigation/routes.ts'
import { useDeferredRoute } from '../navigation/use-route.tsx'
import classes from './panels.module.css'
import { cartPanels, panels, preloadNext } from './screens.ts'
import { SearchPanel } from './search-panel.tsx'

function panelOf(route: Route) {
  if (route.panel === 'search') return SearchPanel
  const found = route.panel === 'cart' ? cartPanels[route.view] : panels[route.panel]
  return found as ComponentType<{ readonly route: Route }>
}

/** A panel that needs a sign-in; guests see the search behind the sign-in dialog. */
function MemberPanel({ route }: { readonly route: Route }) {
  const { data: viewer } = useViewer()
  const guest = viewer === null || viewer?.requiredAction
  return createElement(guest ? SearchPanel : panelOf(route), { route })
}

export function Panels() {
  const route = useDeferredRoute()
  const { panel, view } = route
  useEffect(() => preloadNext(panel), [panel])
  return (
    <PanelBoundary key={panel === 'cart' ? view : panel}>
      <div className={classes.panel}>
        <Suspense fallback={<Skeleton className={classes.panel} />}>
          {createElement(isMemberPanel(panel) ? MemberPanel : panelOf(route), { route })}
          <UntilHydrated />
        </Suspense>
      </div>
    </PanelBoundary>
  )
}
