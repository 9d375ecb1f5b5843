import { AdminPanel } from '../../features/admin/admin-panel.tsx'
import { currentRoute, navigate } from '../navigation/navigation.ts'
import { type PanelProps, to } from '../navigation/routes.ts'
import { staffViewRows } from './staff-views.ts'

function choose(chosen: number | null): void {
  if (currentRoute().panel === 'admin') navigate({ chosen })
}

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
