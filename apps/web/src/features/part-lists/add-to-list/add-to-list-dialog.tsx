import { Skeleton, Stack, Text } from '@mantine/core'
import { useAddListLines, useCreateList, usePartLists } from '@mullion/client/part-lists/part-lists.hooks'
import type { PartList, PartListSummary } from '@mullion/domain/part-lists/part-list'
import { countOf } from '../../../lib/count-of.ts'
import type { ListRequest } from '../../../lib/list-request.state.ts'
import { notifyDone } from '../../../lib/notices.state.ts'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogForm, useDialogForm } from '../../../ui/dialog-form.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { ListNameFields, nameProblems } from '../components/list-name-fields.tsx'

const newList = 'new'

interface Choice {
  /** The id of a list, or `newList`. */
  readonly list: string
  readonly name: string
  readonly shared: boolean
}

function startOf({ name }: ListRequest, lists: readonly PartListSummary[]): Choice {
  const [latest] = lists.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
  const list = name === null && latest ? String(latest.id) : newList
  return { list, name: name ?? '', shared: false }
}

function useSaving({ lines: additions }: ListRequest) {
  const creating = useCreateList()
  const adding = useAddListLines()
  const lines = additions.map((line) => ({ ...line, comments: [...line.comments], keep: null }))
  return {
    busy: creating.isPending || adding.isPending,
    save: ({ list, name, shared }: Choice): Promise<PartList> =>
      list === newList
        ? creating.mutateAsync({ name: name.trim(), shared, lines })
        : adding.mutateAsync({ listId: Number(list), lines }),
  }
}

export interface AddToListDialogProps {
  readonly request: ListRequest
  readonly opened: boolean
  readonly onClose: () => void
  readonly onOpenList: (listId: number) => void
}

interface FormProps extends Omit<AddToListDialogProps, 'opened'> {
  readonly lists: readonly PartListSummary[]
}

function leftOutText(leftOut: number): string {
  return `${countOf(leftOut, 'row')} without a part ${leftOut === 1 ? 'is' : 'are'} left out.`
}

function AddToListForm({ request, lists, onClose, onOpenList }: FormProps) {
  const { busy, save } = useSaving(request)
  const filling = useDialogForm<Choice>({
    start: startOf(request, lists),
    check: ({ list, name }) => (list === newList ? nameProblems(name) : {}),
    busy,
    async save(choice) {
      const { id, name } = await save(choice)
      onClose()
      const text = `Added ${countOf(request.lines.length, 'line')} to ${name}.`
      notifyDone(text, { label: 'Open list', run: () => onOpenList(id) })
    },
  })
  const { form } = filling
  const isNew = form.values.list === newList
  return (
    <DialogForm filling={filling} action={isNew ? 'Create list' : 'Add to list'} onClose={onClose}>
      {lists.length > 0 && (
        <ChoiceField
          name="list"
          label="List"
          value={form.values.list}
          problem={undefined}
          disabled={busy}
          data={[
            { value: newList, label: 'New list' },
            ...lists.map(({ id, name, shared, own, owner }) => ({
              value: String(id),
              label: shared ? `${name} (${own ? 'shared' : `shared by ${owner}`})` : name,
            })),
          ]}
          onType={(_, list) => form.set('list', list)}
          onLeave={() => undefined}
        />
      )}
      {isNew && <ListNameFields name={form.text('name')} shared={form.box('shared')} busy={busy} />}
      {request.leftOut > 0 && (
        <Text fz="sm" c="dimmed">
          {leftOutText(request.leftOut)}
        </Text>
      )}
    </DialogForm>
  )
}

/** Asks which list lines are added to, or for the name of a new one. */
export function AddToListDialog({ opened, ...props }: AddToListDialogProps) {
  const query = usePartLists({ enabled: opened })
  const { lines, name } = props.request
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title={name === null ? 'Add to list' : 'Save as list'}
      size={440}
    >
      <Stack gap={14}>
        <Text c="dimmed">{countOf(lines.length, 'line')} with quantity, notes and options.</Text>
        <QueryStates
          query={query}
          pending={
            <Stack gap={10} role="status" aria-label="Loading your lists">
              <Skeleton height={60} />
              <Skeleton height={44} />
            </Stack>
          }
        >
          {(lists) => <AddToListForm {...props} lists={lists} />}
        </QueryStates>
      </Stack>
    </Dialog>
  )
}
