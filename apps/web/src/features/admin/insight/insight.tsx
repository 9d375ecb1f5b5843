import { Button, Skeleton, Stack } from '@mantine/core'
import { useInsight } from '@mullion/client/admin/insight.hooks'
import { insightDays, insightLength, type StaffInsight } from '@mullion/domain/admin/insight'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { PartNumber } from '../../../ui/part-text.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../list/staff-list.tsx'
import type { StaffColumn } from '../list/staff-table.tsx'
import classes from './insight.module.css'

type Open = StaffViewProps['onOpen']
type Part = StaffInsight['partsWithoutImages'][number]
type Company = StaffInsight['companiesWithoutUsers'][number]

interface Search {
  readonly id: number
  readonly text: string
  readonly searches: number
  readonly lastDay: string
}

const searchColumns: readonly StaffColumn<Search>[] = [
  { title: 'Searched for', text: ({ text }) => text },
  {
    title: 'Times',
    numeric: true,
    text: ({ searches }) => String(searches).padStart(9, '0'),
    cell: ({ searches }) => searches,
  },
  { title: 'Last on', text: ({ lastDay }) => lastDay },
]

function partColumns(onOpen: Open): readonly StaffColumn<Part>[] {
  return [
    {
      title: 'Part number',
      text: ({ number }) => number,
      cell: ({ number }) => <PartNumber>{number}</PartNumber>,
    },
    { title: 'Name', text: ({ name }) => name },
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

function companyColumns(onOpen: Open): readonly StaffColumn<Company>[] {
  return [
    { title: 'Company', text: ({ name }) => name },
    { title: 'Customer number', text: ({ customerNumber }) => customerNumber },
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

function PartList({ title, parts, onOpen }: { title: string; parts: readonly Part[]; onOpen: Open }) {
  return (
    <Section title={title} id={title.toLowerCase().replaceAll(' ', '-')}>
      {parts.length === insightLength && <p className={classes.note}>The first {insightLength} of them.</p>}
      <StaffList
        label={title}
        searchLabel={`Search ${title.toLowerCase()}`}
        rows={parts}
        columns={partColumns(onOpen)}
        empty="There are none."
      />
    </Section>
  )
}

/** Lists what may need attention: searches without results, and parts and companies with missing data. */
export function Insight({ onOpen }: StaffViewProps) {
  const insight = useInsight()
  return (
    <QueryStates query={insight} pending={<Skeleton height={620} />}>
      {(found) => (
        <Stack gap={20} miw={0}>
          <Section title="Searches that found nothing" id="empty-searches">
            <p className={classes.note}>In the last {insightDays} days.</p>
            <StaffList
              label="Searches that found nothing"
              searchLabel="Filter searches"
              rows={found.emptySearches.map((search, id) => ({ ...search, id }))}
              columns={searchColumns}
              empty="Every search found something."
            />
          </Section>
          <PartList title="Parts without images" parts={found.partsWithoutImages} onOpen={onOpen} />
          <PartList title="Parts never ordered" parts={found.partsNeverOrdered} onOpen={onOpen} />
          <Section title="Companies without users" id="companies-without-users">
            <StaffList
              label="Companies without users"
              searchLabel="Search companies without users"
              rows={found.companiesWithoutUsers}
              columns={companyColumns(onOpen)}
              empty="Every company has users."
            />
          </Section>
        </Stack>
      )}
    </QueryStates>
  )
}
