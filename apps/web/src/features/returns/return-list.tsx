import { Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useReturns } from '@mullion/client/returns/returns.hooks'
import { IconTruckReturn } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { Pages } from '../../ui/pages.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { Section } from '../../ui/section.tsx'
import { type MineOrCompany, WhoseControl } from '../../ui/whose-control.tsx'
import { ReturnRows, type ReturnRowsProps } from './return-rows.tsx'

/** The viewer's returns, and those of the company for its admins. */
export function ReturnList(links: Pick<ReturnRowsProps, 'onOpen' | 'linkTo'>) {
  const { data: viewer } = useViewer()
  const [scope, setScope] = useState<MineOrCompany>('mine')
  const [page, setPage] = useState(1)
  const returns = useReturns(scope, page)
  const show = (next: MineOrCompany) => {
    setScope(next)
    setPage(1)
  }
  return (
    <Section id="returns" title="Returns">
      {viewer?.user.role === 'company_admin' && (
        <WhoseControl label="Whose returns" whose={scope} onWhose={show} />
      )}
      <QueryStates
        query={returns}
        pending={<Skeleton height={220} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyNote icon={<IconTruckReturn size={30} stroke={1.6} aria-hidden />} title="No returns yet.">
            <p>To return parts, open their order and choose “Return parts.”</p>
          </EmptyNote>
        }
      >
        {({ returns: shown, pages }) => (
          <>
            <ReturnRows returns={shown} busy={returns.isPlaceholderData} {...links} />
            {pages > 1 && <Pages of="returns" page={page} pages={pages} onPage={setPage} />}
          </>
        )}
      </QueryStates>
    </Section>
  )
}
