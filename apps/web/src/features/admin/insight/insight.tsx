import { Button, Stack } from '@mantine/core'
import {
  useCompaniesWithoutUsers,
  useEmptySearches,
  usePartsNeverOrdered,
  usePartsWithoutImages,
} from '@mullion/client/admin/insight.hooks'
import {
  type CompaniesWithoutUsersInput,
  type EmptySearch,
  type EmptySearchesInput,
  insightDays,
  type LackingPartsInput,
  type NamedCompany,
  type NamedPart,
} from '@mullion/domain/admin/insight'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import fields from '../../../ui/fields.module.css'
import { PartNumber } from '../../../ui/part-text.tsx'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'

type Open = StaffViewProps['onOpen']
type SortOf<Input extends { readonly sort?: string | undefined }> = NonNullable<Input['sort']>
type SearchColumn = SortOf<EmptySearchesInput>
type PartColumn = SortOf<LackingPartsInput>
type CompanyColumn = SortOf<CompaniesWithoutUsersInput>

const searchColumns: readonly StaffColumn<EmptySearch, SearchColumn>[] = [
  { title: 'Searched for', sort: 'text', text: ({ text }) => text },
  {
    title: 'Times',
    sort: 'searches',
    numeric: true,
    text: ({ searches }) => searches.toLocaleString('en-US'),
  },
  { title: 'Last searched', sort: 'lastDay', text: ({ lastDay }) => lastDay },
]

function partColumns(onOpen: Open): readonly StaffColumn<NamedPart, PartColumn>[] {
  return [
    {
      title: 'Part number',
      sort: 'number',
      text: ({ number }) => number,
      cell: ({ number }) => <PartNumber>{number}</PartNumber>,
    },
    { title: 'Name', sort: 'name', text: ({ name }) => name },
    {
      title: 'Action',
      cell: ({ id, number }) => (
        <Button variant="default" aria-label={`Edit ${number}`} onClick={() => onOpen('edit-part', id)}>
          Edit
        </Button>
      ),
    },
  ]
}

function companyColumns(onOpen: Open): readonly StaffColumn<NamedCompany, CompanyColumn>[] {
  return [
    { title: 'Company', sort: 'name', text: ({ name }) => name },
    { title: 'Customer number', sort: 'customerNumber', text: ({ customerNumber }) => customerNumber },
    {
      title: 'Action',
      cell: ({ id, name }) => (
        <Button
          variant="default"
          aria-label={`Add User to ${name}`}
          onClick={() => onOpen('create-user', id)}
        >
          Add User
        </Button>
      ),
    },
  ]
}

function EmptySearches() {
  const list = useStaffList<SearchColumn>()
  const query = useEmptySearches(list.input)
  return (
    <Section title="Searches that found nothing" id="empty-searches">
      <p className={fields.note}>In the last {insightDays} days.</p>
      <StaffList
        {...{ list, query }}
        label="Searches that found nothing"
        searchLabel="Filter searches"
        ownOrder="Most frequent first"
        columns={searchColumns}
        rowKey={({ text }) => text}
        empty="Every search found something."
      />
    </Section>
  )
}

interface PartsProps {
  readonly title: string
  readonly useParts: typeof usePartsNeverOrdered
  readonly onOpen: Open
}

function Parts({ title, useParts, onOpen }: PartsProps) {
  const list = useStaffList<PartColumn>()
  const query = useParts(list.input)
  return (
    <Section title={title} id={title.toLowerCase().replaceAll(' ', '-')}>
      <StaffList
        {...{ list, query }}
        label={title}
        searchLabel={`Search ${title.toLowerCase()}`}
        ownOrder="By part number"
        columns={partColumns(onOpen)}
        rowKey={({ id }) => id}
        empty="None found."
      />
    </Section>
  )
}

function CompaniesWithoutUsers({ onOpen }: { readonly onOpen: Open }) {
  const list = useStaffList<CompanyColumn>()
  const query = useCompaniesWithoutUsers(list.input)
  return (
    <Section title="Companies without users" id="companies-without-users">
      <StaffList
        {...{ list, query }}
        label="Companies without users"
        searchLabel="Search companies without users"
        ownOrder="By name"
        columns={companyColumns(onOpen)}
        rowKey={({ id }) => id}
        empty="Every company has users."
      />
    </Section>
  )
}

/** Lists what may need attention: searches without results, and parts and companies with missing data. */
export function Insight({ onOpen }: StaffViewProps) {
  return (
    <Stack gap={20} miw={0}>
      <EmptySearches />
      <Parts title="Parts without images" useParts={usePartsWithoutImages} onOpen={onOpen} />
      <Parts title="Parts never ordered" useParts={usePartsNeverOrdered} onOpen={onOpen} />
      <CompaniesWithoutUsers onOpen={onOpen} />
    </Stack>
  )
}
