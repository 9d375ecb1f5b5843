import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { usePartLists } from '@mullion/client/part-lists/part-lists.hooks'
import type { PartListSummary } from '@mullion/domain/part-lists/part-list'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../lib/count-of.ts'
import { onPlainClick } from '../../lib/plain-click.ts'
import { storeDay } from '../../lib/store-time.ts'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ListNameDialog } from './components/list-name-dialog.tsx'
import type { ListActions } from './list-actions.ts'
import classes from './part-lists.module.css'

const headingId = 'part-lists'

interface ListRowProps {
  readonly list: PartListSummary
  readonly actions: ListActions
}

function ListRow({ list, actions }: ListRowProps) {
  const { id, name, shared, own, owner, lineCount, changedAt, changedBy } = list
  return (
    <li>
      <a className={classes.list} href={actions.hrefOf(id)} onClick={onPlainClick(() => actions.onOpen(id))}>
        <Group component="span" gap="4px 10px">
          <Text span fw={600} className={classes.name}>
            {name}
          </Text>
          {shared && <Tag>{own ? 'Shared' : `Shared by ${owner}`}</Tag>}
        </Group>
        <Text span fz="sm" c="dimmed">
          {countOf(lineCount, 'line')} · Changed {storeDay(changedAt)}
          {shared && ` by ${changedBy}`}
        </Text>
      </a>
    </li>
  )
}

function Waiting() {
  return (
    <Stack gap={10} role="status" aria-label="Loading your lists">
      <Skeleton height={66} />
      <Skeleton height={66} />
      <Skeleton height={66} />
    </Stack>
  )
}

/** All lists that the viewer sees, and the way to make one. */
export function ListIndex({ actions }: { readonly actions: ListActions }) {
  const lists = usePartLists()
  const [naming, setNaming] = useState(false)
  return (
    <Section
      id={headingId}
      title="Lists"
      aside={
        <Button
          h={40}
          leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          New list
        </Button>
      }
    >
      <QueryStates
        query={lists}
        pending={<Waiting />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyNote icon={<IconListCheck size={32} stroke={1.6} aria-hidden />} title="No lists yet.">
            <p>Save the parts you order again and again, or what a truck should carry.</p>
          </EmptyNote>
        }
      >
        {(all) => (
          <ul className={classes.lists} aria-label="Your lists">
            {all.map((list) => (
              <ListRow key={list.id} list={list} actions={actions} />
            ))}
          </ul>
        )}
      </QueryStates>
      <ListNameDialog
        task={{ kind: 'create', lines: [] }}
        opened={naming}
        onClose={() => setNaming(false)}
        onDone={({ id }) => {
          setNaming(false)
          actions.onOpen(id)
        }}
      />
    </Section>
  )
}
