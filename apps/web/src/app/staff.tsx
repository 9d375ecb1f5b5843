import { AdminPanel } from '../features/admin/admin-panel.tsx'
import type { StaffViewName } from '../lib/staff-panel.ts'
import { chooseInStaff, openInStaff, openSearch, showStaffView } from './panels.state.ts'
import { staffViewRows } from './staff-views.ts'

export interface StaffProps {
  readonly view: StaffViewName
  readonly chosen: number | null
}

/** The staff panel, with the views of all features that have one. */
export function Staff(place: StaffProps) {
  return (
    <AdminPanel
      {...place}
      rows={staffViewRows}
      onView={showStaffView}
      onChoose={chooseInStaff}
      onOpen={openInStaff}
      onSearch={openSearch}
    />
  )
}
