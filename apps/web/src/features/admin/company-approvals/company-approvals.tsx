import { Skeleton, Stack, Text } from '@mantine/core'
import {
  useRequestOfCompany,
  useRequestsOfCompany,
  useRulesOfCompany,
  useSaveRulesOfCompany,
} from '@mullion/client/admin/company-approvals.hooks'
import type { CustomerCompany } from '@mullion/domain/admin/company-form'
import { useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { RequestRows } from '../../../ui/request-rows.tsx'
import { RequestSheet } from '../../../ui/request-sheet.tsx'
import { RulesForm } from '../../../ui/rules-form.tsx'
import { Section } from '../../../ui/section.tsx'

type CompanyProps = { readonly company: Pick<CustomerCompany, 'id' | 'name'> }

function Rules({ company: { id: companyId, name } }: CompanyProps) {
  const rules = useRulesOfCompany(companyId)
  const saving = useSaveRulesOfCompany()
  const saved = () => notify(`The approval rules of ${name} were saved.`)
  return (
    <QueryStates query={rules} pending={<Skeleton height={220} />}>
      {(found) => (
        <RulesForm
          rules={found}
          saving={saving}
          onSave={(input) => saving.mutate({ companyId, rules: input }, { onSuccess: saved })}
        />
      )}
    </QueryStates>
  )
}

function OpenRequest({ companyId, requestId }: { readonly companyId: number; readonly requestId: number }) {
  const request = useRequestOfCompany(companyId, requestId)
  return (
    <QueryStates query={request} pending={<Skeleton height={420} />}>
      {(shown) => (
        <Stack gap={16}>
          <RequestSheet request={shown} />
        </Stack>
      )}
    </QueryStates>
  )
}

function Requests({ company: { id: companyId } }: CompanyProps) {
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<number | null>(null)
  const shownId = useLastShown(opened)
  const requests = useRequestsOfCompany(companyId, page)
  return (
    <>
      <QueryStates
        query={requests}
        pending={<Skeleton height={160} />}
        isEmpty={({ total }) => total === 0}
        empty={<Text c="dimmed">No order of this company needed approval.</Text>}
      >
        {({ requests: shown, pages }) => (
          <>
            <RequestRows requests={shown} busy={requests.isPlaceholderData} onOpen={setOpened} />
            {pages > 1 && <Pages of="requests" page={page} pages={pages} onPage={setPage} />}
          </>
        )}
      </QueryStates>
      <Dialog
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title="Request for approval"
        size={760}
        fills
      >
        {shownId !== null && <OpenRequest companyId={companyId} requestId={shownId} />}
      </Dialog>
    </>
  )
}

/** What a company wants to approve, and its requests, for staff. They see requests and don’t decide about them. */
export function CompanyApprovals({ company }: CompanyProps) {
  return (
    <Section id="company-approvals" title="Approvals">
      <Stack gap={20}>
        <Rules company={company} />
        <Stack gap={10}>
          <Text component="h3" fw={600}>
            Requests
          </Text>
          <Requests company={company} />
        </Stack>
      </Stack>
    </Section>
  )
}
