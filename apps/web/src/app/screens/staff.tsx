import { AdminPanel } from '../../features/admin/admin-panel.tsx'
import type { StaffViewName } from '../../lib/staff-panel.ts'
import { currentRoute, navigate } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'
import { staffViewRows } from './staff-views.ts'

export interface StaffProps {
  readonly view: StaffViewName
  readonly chosen: number | null
}

/** Opens a company, part or order in the view that is open. */
function choose(chosen: number | null): void {
  if (currentRoute().panel === 'admin') navigate({ chosen })
}

/** The staff panel, with the views of all features that have one. */
export function Staff(place: StaffProps) {
  return (
    <AdminPanel
      {...place}
      rows={staffViewRows}
      onView={(view) => navigate(to('admin', view))}
      onChoose={choose}
      onOpen={(view, chosen) => navigate({ ...to('admin', view), chosen })}
      onSearch={() => navigate(to('search'))}
    />
  )
}
