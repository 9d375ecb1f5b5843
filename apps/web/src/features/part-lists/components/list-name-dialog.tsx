import { Button, Stack, Text } from '@mantine/core'
import { useCreateList, useDescribeList, useDuplicateList } from '@mullion/client/part-lists/part-lists.hooks'
import { readError } from '@mullion/client/read-error'
import {
  maxListNameLength,
  type NewListLine,
  type PartList,
  type PartListSummary,
} from '@mullion/domain/part-lists/part-list'
import { useState } from 'react'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import fields from '../../../ui/fields.module.css'
import { ListNameFields, nameProblems } from './list-name-fields.tsx'

/** What the name is for: a new list, a copy, or another name for a list. */
type NamingTask =
  | { readonly kind: 'create'; readonly lines: readonly NewListLine[] }
  | { readonly kind: 'copy' | 'edit'; readonly list: PartListSummary }

interface Names {
  readonly name: string
  readonly shared: boolean
}

const words = {
  create: { title: 'New list', action: 'Create list' },
  copy: { title: 'Copy list', action: 'Copy list' },
  edit: { title: 'Name and sharing', action: 'Save' },
} as const

function startOf(task: NamingTask): Names {
  if (task.kind === 'create') return { name: '', shared: false }
  const { name, shared } = task.list
  return task.kind === 'copy'
    ? { name: `${name} copy`.slice(0, maxListNameLength), shared: false }
    : { name, shared }
}

function useNaming() {
  const creating = useCreateList()
  const copying = useDuplicateList()
  const describing = useDescribeList()
  return {
    busy: creating.isPending || copying.isPending || describing.isPending,
    save(task: NamingTask, names: Names): Promise<PartList> {
      if (task.kind === 'create') return creating.mutateAsync({ ...names, lines: [...task.lines] })
      const { id: listId, version } = task.list
      if (task.kind === 'copy') return copying.mutateAsync({ listId, name: names.name })
      return describing.mutateAsync({ ...names, listId, version })
    },
  }
}

export interface ListNameDialogProps {
  readonly task: NamingTask
  readonly opened: boolean
  readonly onDone: (list: PartList) => void
  readonly onClose: () => void
}

function ListNameForm({ task, onDone, onClose }: Omit<ListNameDialogProps, 'opened'>) {
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, save } = useNaming()
  const form = useCheckedForm<Names>({
    start: startOf(task),
    check: ({ name }) => nameProblems(name),
    onChange: () => setFailure(null),
  })
  const submit = async (names: Names) => {
    if (busy) return
    setFailure(null)
    try {
      onDone(await save(task, { ...names, name: names.name.trim() }))
    } catch (error) {
      setFailure(readError(error).message)
    }
  }
  // Only the person who made a list decides who sees it.
  const canShare = task.kind === 'create' || (task.kind === 'edit' && task.list.own)
  return (
    <form ref={form.element} onSubmit={form.onSubmit((names) => void submit(names))} noValidate>
      <Stack gap={14}>
        <ListNameFields name={form.text('name')} shared={canShare ? form.box('shared') : null} busy={busy} />
        {failure !== null && (
          <Text c="var(--bad-ink)" role="alert">
            {failure}
          </Text>
        )}
        <div className={fields.actions}>
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <ActionButton type="submit" busy={busy}>
            {words[task.kind].action}
          </ActionButton>
        </div>
      </Stack>
    </form>
  )
}

export function ListNameDialog({ opened, ...props }: ListNameDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={words[props.task.kind].title} size={440}>
      <ListNameForm {...props} />
    </Dialog>
  )
}
