import { formatNumber } from '@mullion/domain/number-format'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Stack, Switch, Text } from '@mantine/core'
import {
  useCompaniesWithoutUsers,
  useEmptySearches,
  usePartsNeverOrdered,
  usePartsWithoutImages,
} from '@mullion/client/admin/insight.hooks'
import { insightDays, type NamedPart } from '@mullion/domain/admin/insight'
import { displayName } from '@mullion/domain/catalog/part-title'
import { useState } from 'react'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { readText, writeText } from '../../../lib/storage.ts'
import { dayText } from '../../../lib/store-time.ts'
import { PartName, PartNumber } from '../../../ui/part-text.tsx'
import type { StaffListProps } from '../../../ui/staff-list.tsx'
import { ListSection } from '../server-list.tsx'

type Open = StaffViewProps['onOpen']

const drawingsKey = 'drawingsAsImages'

const partColumns = (onOpen: Open): StaffListProps<NamedPart, 'number' | 'name'>['columns'] => [
  {
    title: 'Part number',
    sort: 'number',
    text: ({ number }) => number,
    cell: ({ number }) => <PartNumber>{number}</PartNumber>,
  },
  {
    title: 'Name',
    sort: 'name',
    text: ({ name }) => displayName({ name }),
    // One element, because a narrow row lays out each of its children.
    cell: ({ name }) => (
      <span>
        <PartName>{name}</PartName>
      </span>
    ),
  },
  {
    title: 'Action',
    cell: ({ id, number }) => (
      <Button variant="default" aria-label={`Edit ${number}`} onClick={() => onOpen('edit-part', id)}>
        Edit
      </Button>
    ),
  },
]

function partList(title: string, onOpen: Open) {
  return {
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    searchLabel: `Search ${title.toLowerCase()}`,
    ownOrder: 'By part number',
    columns: partColumns(onOpen),
    rowKey: ({ id }: NamedPart) => id,
    empty: 'None found.',
  } as const
}

/** The switch is remembered by the browser. */
function PartsWithoutImages({ onOpen }: { readonly onOpen: Open }) {
  const [drawings, setDrawings] = useState(() => readText(drawingsKey) === 'none')
  const turn = (on: boolean) => {
    setDrawings(on)
    writeText(drawingsKey, on ? 'none' : '')
  }
  return (
    <ListSection
      {...partList('Parts without images', onOpen)}
      note={
        <Switch
          label="Count a shared drawing as no image"
          checked={drawings}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      }
      useRows={usePartsWithoutImages}
      about={{ drawings }}
    />
  )
}

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
            text: ({ searches }) => formatNumber(searches),
          },
          { title: 'Last searched', sort: 'lastDay', text: ({ lastDay }) => dayText(lastDay) },
        ]}
        rowKey={({ text }) => text}
        empty="Every search found something."
      />
      <PartsWithoutImages onOpen={onOpen} />
      <ListSection {...partList('Parts never ordered', onOpen)} useRows={usePartsNeverOrdered} />
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
