import type { Viewer } from '@mullion/domain/accounts/session'
import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'

export const staffViews = [
  'create-company',
  'edit-company',
  'create-user',
  'add-part',
  'edit-part',
  'pending-orders',
  'orders',
  'price-quotes',
  'returns',
  'credit',
  'certificates',
  'imports',
  'insight',
  'words',
  'audit',
  'webhooks',
  'punchout',
  'analytics',
] as const
export type StaffViewName = (typeof staffViews)[number]

export interface StaffViewProps {
  readonly chosen: number | null
  readonly onChoose: (id: number | null) => void
  readonly onOpen: (view: StaffViewName, id: number) => void
  readonly viewer: Viewer
}

/** A row of the staff sidebar. Its code loads when the view opens. */
export interface StaffView {
  readonly view: StaffViewName
  readonly title: string
  readonly Icon: TablerIcon
  readonly Component: ComponentType<StaffViewProps>
  /** Who may open the view; if omitted, everyone with the staff panel. */
  readonly mayOpen?: (viewer: Viewer) => boolean
}
