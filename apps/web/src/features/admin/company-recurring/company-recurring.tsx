import { Skeleton, Text } from '@mantine/core'
import { useRecurringOrdersOfCompany } from '@mullion/client/recurring-orders/recurring-orders.hooks'
import type { CustomerCompany } from '@mullion/domain/admin/company-form'
import { useState } from 'react'
import { Pages } from '../../../ui/pages.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { RecurringRows } from '../../../ui/recurring-rows.tsx'
import { Section } from '../../../ui/section.tsx'

/** The recurring orders of a company, for staff. They see them and don’t change them. */
export function CompanyRecurring({ company }: { readonly company: Pick<CustomerCompany, 'id'> }) {
  const [page, setPage] = useState(1)
  const found = useRecurringOrdersOfCompany(company.id, page)
  return (
    <Section id="company-recurring" title="Recurring orders">
      <QueryStates
        query={found}
        pending={<Skeleton height={120} />}
        isEmpty={({ total }) => total === 0}
        empty={<Text c="dimmed">No one in this company has a recurring order.</Text>}
      >
        {({ recurring, pages }) => (
          <>
            <RecurringRows recurring={recurring} busy={found.isPlaceholderData} ofCompany />
            {pages > 1 && <Pages of="recurring orders" page={page} pages={pages} onPage={setPage} />}
          </>
        )}
      </QueryStates>
    </Section>
  )
}
