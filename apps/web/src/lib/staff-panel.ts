import type { Viewer } from '@mullion/domain/accounts/session'
import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** The views of the staff panel, in the order of its sidebar. */
export const staffViews = [
  'create-company',
  'edit-company',
  'create-user',
  'add-part',
  'edit-part',
  'pending-orders',
  'orders',
  'imports',
  'insight',
  'analytics',
] as const
export type StaffViewName = (typeof staffViews)[number]

/** What every view of the staff panel gets. */
export interface StaffViewProps {
  /** The company, part or order that the address names; null for none. */
  readonly chosen: number | null
  /** Puts what is chosen into the address, as a step of the history. */
  readonly onChoose: (id: number | null) => void
  /** Opens another view with a company, part or order chosen. */
  readonly onOpen: (view: StaffViewName, id: number) => void
  readonly viewer: Viewer
}

/** A row of the staff panel's sidebar. Its code is loaded when the view is opened. */
export interface StaffView {
  readonly view: StaffViewName
  readonly title: string
  readonly Icon: TablerIcon
  readonly Component: ComponentType<StaffViewProps>
  /** Left out, everyone with the panel may open it. */
  readonly mayOpen?: (viewer: Viewer) => boolean
}
