import { useCreateList, useDescribeList, useDuplicateList } from '@mullion/client/part-lists/part-lists.hooks'
import {
  maxListNameLength,
  type NewListLine,
  type PartList,
  type PartListSummary,
} from '@mullion/domain/part-lists/part-list'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogForm, useDialogForm } from '../../../ui/dialog-form.tsx'
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
  const { busy, save } = useNaming()
  const filling = useDialogForm<Names>({
    start: startOf(task),
    check: ({ name }) => nameProblems(name),
    busy,
    save: async (names) => onDone(await save(task, { ...names, name: names.name.trim() })),
  })
  const { form } = filling
  // Only the person who made a list decides who sees it.
  const canShare = task.kind === 'create' || (task.kind === 'edit' && task.list.own)
  return (
    <DialogForm filling={filling} action={words[task.kind].action} onClose={onClose}>
      <ListNameFields name={form.text('name')} shared={canShare ? form.box('shared') : null} busy={busy} />
    </DialogForm>
  )
}

export function ListNameDialog({ opened, ...props }: ListNameDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={words[props.task.kind].title} size={440}>
      <ListNameForm {...props} />
    </Dialog>
  )
}
