import { Group, NativeSelect, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useTaughtPreview, useTaughtWordChanges } from '@mullion/client/admin/words.hooks'
import { readError } from '@mullion/client/read-error'
import {
  maxTaughtLength,
  type TaughtKind,
  type TaughtPreview,
  type TaughtWordInput,
  taughtWordInput,
} from '@mullion/domain/search/taught-word-input'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { ChangedSearches } from './changed-searches.tsx'

const teachFormId = 'teach-word'

const kinds: { readonly value: TaughtKind; readonly label: string }[] = [
  { value: 'synonym', label: 'Synonym' },
  { value: 'misspelling', label: 'Misspelling' },
]

type Wrong = Readonly<Record<string, string>>

function wrongIn(typed: TaughtWordInput): Wrong {
  const { error } = taughtWordInput.safeParse(typed)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

function Preview({ preview, save, busy }: { preview: TaughtPreview; save: () => void; busy: boolean }) {
  return (
    <Stack gap={10}>
      <ChangedSearches {...preview} />
      <div>
        <ActionButton busy={busy} onClick={save}>
          Save word
        </ActionButton>
      </div>
    </Stack>
  )
}

/** Teaches a word: shows which searches would change, then saves it. */
export function TeachForm({ start }: { readonly start: string }) {
  const [typed, setTyped] = useState<TaughtWordInput>({ kind: 'synonym', typed: start, means: '' })
  const [asked, setAsked] = useState<TaughtWordInput | null>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const preview = useTaughtPreview(asked)
  const { add, remove } = useTaughtWordChanges()
  const refused: Wrong = asked && preview.error ? readError(preview.error).fields : {}
  const other =
    asked && preview.error && Object.keys(refused).length === 0 ? readError(preview.error).message : null

  const meaning = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (start !== '') meaning.current?.focus()
  }, [start])

  const change = (next: Partial<TaughtWordInput>) => {
    setTyped({ ...typed, ...next })
    setAsked(null)
    setWrong({})
  }
  const field = (name: 'typed' | 'means') => ({
    value: typed[name],
    error: wrong[name] ?? refused[name],
    maxLength: maxTaughtLength,
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      change({ [name]: event.currentTarget.value }),
  })
  const look = (event: FormEvent) => {
    event.preventDefault()
    const found = wrongIn(typed)
    setWrong(found)
    if (Object.keys(found).length === 0) setAsked(taughtWordInput.parse(typed))
  }
  const save = (input: TaughtWordInput) =>
    add.mutateAsync(input).then(({ id, typed: word, means }) => {
      change({ typed: '', means: '' })
      const undo = () => remove.mutateAsync({ wordId: id }).catch(notifyError)
      notifyUndoable(`“${word}” now means “${means}”.`, undo)
    }, notifyError)

  return (
    <Section title="Teach the search a word" id={teachFormId}>
      <form onSubmit={look} noValidate aria-label="Teach a word">
        <Stack gap={14}>
          <Text fz="sm" c="dimmed">
            What buyers type is then searched as what it means. Loading the catalog does not change taught
            words.
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={10}>
            <TextInput label="Buyers type" placeholder="e.g. frosting strip" {...field('typed')} />
            <TextInput ref={meaning} label="It means" placeholder="e.g. heater wire" {...field('means')} />
            <NativeSelect
              label="Kind"
              value={typed.kind}
              data={kinds}
              onChange={(event) => change({ kind: event.currentTarget.value as TaughtKind })}
            />
          </SimpleGrid>
          <Group>
            <ActionButton type="submit" variant="default" busy={preview.isFetching}>
              Show what changes
            </ActionButton>
          </Group>
          {other && (
            <Text c="red" role="alert">
              {other}
            </Text>
          )}
        </Stack>
      </form>
      {asked && preview.isFetching && <Skeleton height={80} mt={14} />}
      {asked && preview.data && !preview.isFetching && (
        <Preview preview={preview.data} save={() => void save(asked)} busy={add.isPending} />
      )}
    </Section>
  )
}
