import { Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { may } from '@mullion/domain/accounts/permissions'
import type { Viewer } from '@mullion/domain/accounts/session'
import { IconLock } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { StaffView, StaffViewName, StaffViewProps } from '../../lib/staff-panel.ts'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { PanelFrame } from '../../ui/panel-frame.tsx'
import { QueryStates } from '../../ui/query-states.tsx'

export interface AdminPanelProps extends Pick<StaffViewProps, 'chosen' | 'onChoose' | 'onOpen'> {
  readonly rows: readonly StaffView[]
  readonly view: StaffViewName
  readonly onView: (view: StaffViewName) => void
  readonly onSearch: () => void
}

function rowsFor(rows: readonly StaffView[], viewer: Viewer | null | undefined): readonly StaffView[] {
  if (!viewer || viewer.requiredAction || !may(viewer.user, 'administer')) return []
  return rows.filter(({ mayOpen }) => mayOpen?.(viewer) ?? true)
}

/** Admin panel for companies, users, parts and orders. An unknown view opens the first one. */
export function AdminPanel({ rows, view, onView, onSearch, chosen, ...viewProps }: AdminPanelProps) {
  const query = useViewer()
  const open = rowsFor(rows, query.data)
  const shown = open.find((row) => row.view === view) ?? open[0]
  const views = open.map(({ view: each, title, Icon }) => ({
    view: each,
    name: title,
    icon: <Icon size={20} stroke={1.8} aria-hidden />,
  }))
  return (
    <PanelFrame
      title="Admin Panel"
      views={views}
      view={shown?.view ?? view}
      onView={onView}
      onSearch={onSearch}
    >
      <QueryStates
        query={query}
        pending={<Skeleton height={420} />}
        isEmpty={() => shown === undefined}
        empty={
          <EmptyNote
            icon={<IconLock size={30} stroke={1.6} aria-hidden />}
            title="This panel is for store administrators."
          />
        }
      >
        {(viewer) =>
          viewer &&
          shown && (
            <PanelBoundary key={shown.view}>
              <Suspense fallback={<Skeleton height={420} />}>
                <shown.Component
                  chosen={shown.view === view ? chosen : null}
                  {...viewProps}
                  viewer={viewer}
                />
              </Suspense>
            </PanelBoundary>
          )
        }
      </QueryStates>
    </PanelFrame>
  )
}
