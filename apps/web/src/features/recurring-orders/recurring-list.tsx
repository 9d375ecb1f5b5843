import { Button, Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useRecurringOrders } from '@mullion/client/recurring-orders/recurring-orders.hooks'
import { may } from '@mullion/domain/accounts/permissions'
import { IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { Pages } from '../../ui/pages.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { RecurringRows } from '../../ui/recurring-rows.tsx'
import { Section } from '../../ui/section.tsx'
import { type MineOrCompany, WhoseControl } from '../../ui/whose-control.tsx'
import { CompanyRule } from './company-rule.tsx'
import type { RecurringLinks } from './recurring-links.ts'

/** The viewer's recurring orders, and those of the company for its admins. */
export function RecurringList({
  onOpen,
  linkTo,
  onLists,
}: Pick<RecurringLinks, 'onOpen' | 'linkTo' | 'onLists'>) {
  const { data: viewer } = useViewer()
  const [scope, setScope] = useState<MineOrCompany>('mine')
  const [page, setPage] = useState(1)
  const found = useRecurringOrders(scope, page)
  const isAdmin = viewer !== null && viewer !== undefined && may(viewer.user, 'manageApprovals')
  const show = (next: MineOrCompany) => {
    setScope(next)
    setPage(1)
  }
  return (
    <>
      <Section id="recurring-orders" title="Recurring orders">
        {isAdmin && <WhoseControl label="Whose recurring orders" whose={scope} onWhose={show} />}
        <QueryStates
          query={found}
          pending={<Skeleton height={220} />}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyNote
              icon={<IconRepeat size={30} stroke={1.6} aria-hidden />}
              title="No recurring orders yet."
            >
              <p>Open a list and choose how often you order it. You confirm each order by email.</p>
              <Button variant="default" h={44} onClick={onLists}>
                Open your lists
              </Button>
            </EmptyNote>
          }
        >
          {({ recurring, pages }) => (
            <>
              <RecurringRows
                recurring={recurring}
                busy={found.isPlaceholderData}
                ofCompany={scope === 'company'}
                open={{ onOpen, linkTo }}
              />
              {pages > 1 && <Pages of="recurring orders" page={page} pages={pages} onPage={setPage} />}
            </>
          )}
        </QueryStates>
      </Section>
      {isAdmin && <CompanyRule />}
    </>
  )
}
