import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useEmptySearches, useGivenUpSearches } from '@mullion/client/admin/insight.hooks'
import { useTaughtWordChanges, useTaughtWords } from '@mullion/client/admin/words.hooks'
import { insightDays } from '@mullion/domain/admin/insight'
import { formatNumber } from '@mullion/domain/number-format'
import type { TaughtWord } from '@mullion/domain/search/taught-word-input'
import { useState } from 'react'
import { notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { dayText, storeDay } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import rows from '../../../ui/part-rows.module.css'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { ListSection } from '../server-list.tsx'
import { TeachForm } from './teach-form.tsx'

const headingId = 'taught-words'
const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true })

function Taught({ words }: { readonly words: readonly TaughtWord[] }) {
  const { add, remove } = useTaughtWordChanges()
  const removeWord = ({ id, kind, typed, means }: TaughtWord) => {
    const undo = () => add.mutateAsync({ kind, typed, means }).catch(notifyError)
    focusHeading()
    remove
      .mutateAsync({ wordId: id })
      .then(() => notifyUndoable(`“${typed}” no longer means “${means}”.`, undo), notifyError)
  }
  if (words.length === 0) return <Text c="dimmed">The search has been taught no words.</Text>
  return (
    <ul className={rows.parts} aria-label="Taught words">
      {words.map((word) => (
        <Group component="li" key={word.id} gap={12} p="6px 12px" wrap="wrap">
          <Stack gap={0} flex={1} miw={200}>
            <Group component="span" gap={10}>
              <span>
                “{word.typed}” means “{word.means}”
              </span>
              <Tag>{word.kind === 'synonym' ? 'Synonym' : 'Misspelling'}</Tag>
            </Group>
            <Text span fz="sm" c="dimmed">
              {word.taughtBy}, {storeDay(word.taughtAt)}
            </Text>
          </Stack>
          <ActionButton
            size="xs"
            h={36}
            variant="default"
            busy={remove.isPending}
            aria-label={`Remove: ${word.typed}`}
            onClick={() => removeWord(word)}
          >
            Remove
          </ActionButton>
        </Group>
      ))}
    </ul>
  )
}

function teachColumn(onTeach: (text: string) => void) {
  return {
    title: 'Action',
    cell: ({ text }: { readonly text: string }) => (
      <Button variant="default" aria-label={`Teach: ${text}`} onClick={() => onTeach(text)}>
        Teach
      </Button>
    ),
  }
}

/** Words that staff teach the search, and the searches that show which ones are missing. */
export function Words() {
  const words = useTaughtWords()
  const [typed, setTyped] = useState('')
  return (
    <Stack gap={20} miw={0}>
      <TeachForm key={typed} start={typed} />
      <Section title="Taught words" id={headingId}>
        <QueryStates query={words} pending={<Skeleton height={60} />}>
          {(found) => <Taught words={found} />}
        </QueryStates>
      </Section>
      <ListSection
        id="missed-searches"
        title="Searches that found nothing"
        note={
          <Text fz="sm" c="dimmed">
            As typed, in the last {insightDays} days.
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
          teachColumn(setTyped),
        ]}
        rowKey={({ text }) => text}
        empty="Every search found something."
      />
      <ListSection
        id="given-up-searches"
        title="Searches that were given up"
        note={
          <Text fz="sm" c="dimmed">
            Found parts, but the buyer opened, added or filtered none of them and then searched for other
            words or left. In the last {insightDays} days.
          </Text>
        }
        searchLabel="Filter given-up searches"
        ownOrder="Most often given up first"
        useRows={useGivenUpSearches}
        columns={[
          { title: 'Searched for', sort: 'text', text: ({ text }) => text },
          { title: 'Given up', sort: 'givenUp', numeric: true, text: ({ givenUp }) => formatNumber(givenUp) },
          { title: 'Times', sort: 'searches', numeric: true, text: ({ searches }) => formatNumber(searches) },
          { title: 'Last searched', sort: 'lastDay', text: ({ lastDay }) => dayText(lastDay) },
          teachColumn(setTyped),
        ]}
        rowKey={({ text }) => text}
        empty="No search was given up."
      />
    </Stack>
  )
}
