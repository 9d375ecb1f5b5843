import { Button, Stack, Text } from '@mantine/core'
import {
  useCompaniesWithoutUsers,
  useEmptySearches,
  usePartsNeverOrdered,
  usePartsWithoutImages,
} from '@mullion/client/admin/insight.hooks'
import { insightDays } from '@mullion/domain/admin/insight'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { dayText } from '../../../lib/store-time.ts'
import { PartNumber } from '../../../ui/part-text.tsx'
import { ListSection } from '../server-list.tsx'

const partLists = [
  { title: 'Parts without images', useParts: usePartsWithoutImages },
  { title: 'Parts never ordered', useParts: usePartsNeverOrdered },
] as const

/** Lists what may need attention: searches without results, and parts and companies with missing data. */
export function Insight({ onOpen }: StaffViewProps) {
  return (
    <Stack gap={20} miw={0}>
      <ListSection
        id="empty-searches"
        title="Searches that found nothing"
        note={
          <Text fz="sm" c="dimmed">
            In the last {insightDays} days.
          </Text>
        }
        searchLabel="Filter searches"
        ownOrder="Most frequent first"
        useRows={useEmptySearches}
        columns={[
          { title: 'Searched for', sort: 'text', text: ({ text }) => text },
          {
            title: 'Times',
            sort: 'searches',
            numeric: true,
            text: ({ searches }) => searches.toLocaleString('en-US'),
          },
          { title: 'Last searched', sort: 'lastDay', text: ({ lastDay }) => dayText(lastDay) },
        ]}
        rowKey={({ text }) => text}
        empty="Every search found something."
      />
      {partLists.map(({ title, useParts }) => (
        <ListSection
          key={title}
          id={title.toLowerCase().replaceAll(' ', '-')}
          title={title}
          searchLabel={`Search ${title.toLowerCase()}`}
          ownOrder="By part number"
          useRows={useParts}
          columns={[
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
                <Button
                  variant="default"
                  aria-label={`Edit ${number}`}
                  onClick={() => onOpen('edit-part', id)}
                >
                  Edit
                </Button>
              ),
            },
          ]}
          rowKey={({ id }) => id}
          empty="None found."
        />
      ))}
      <ListSection
        id="companies-without-users"
        title="Companies without users"
        searchLabel="Search companies without users"
        ownOrder="By name"
        useRows={useCompaniesWithoutUsers}
        columns={[
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
        ]}
        rowKey={({ id }) => id}
        empty="Every company has users."
      />
    </Stack>
  )
}
