import { AdminPanel } from '../../features/admin/admin-panel.tsx'
import { currentRoute, navigate } from '../navigation/navigation.ts'
import { type PanelProps, to } from '../navigation/routes.ts'
import { staffViewRows } from './staff-views.ts'

/** Opens a company, part or order in the current view. */
function choose(chosen: number | null): void {
  if (currentRoute().panel === 'admin') navigate({ chosen })
}

/** The staff panel, with the views of every feature. */
export function Staff({ route: { view, chosen } }: PanelProps<'admin'>) {
  return (
    <AdminPanel
      view={view}
      chosen={chosen}
      rows={staffViewRows}
      onView={(view) => navigate(to('admin', view))}
      onChoose={choose}
      onOpen={(view, chosen) => navigate({ ...to('admin', view), chosen })}
      onSearch={() => navigate(to('search'))}
    />
  )
}
