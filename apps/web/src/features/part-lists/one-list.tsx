import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { usePartList, useRemoveList, useRestoreList } from '@mullion/client/part-lists/part-lists.hooks'
import { formatMoney } from '@mullion/domain/money'
import type { ListLineView, PartList } from '@mullion/domain/part-lists/part-list'
import {
  IconClipboardCheck,
  IconCopy,
  IconFileSpreadsheet,
  IconHistory,
  IconListCheck,
  IconPencil,
  IconRepeat,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../lib/count-of.ts'
import { notifyUndoable } from '../../lib/notices.state.ts'
import { notifyError } from '../../lib/notify-error.ts'
import { onPlainClick } from '../../lib/plain-click.ts'
import { useLastShown } from '../../lib/use-last-shown.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { OutcomeNote } from '../../ui/outcome-note.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'
import { CountDialog } from './components/count-dialog.tsx'
import { ListHistory } from './components/list-history.tsx'
import { ListLineDialog } from './components/list-line-dialog.tsx'
import { ListLineRow } from './components/list-line-row.tsx'
import { ListNameDialog } from './components/list-name-dialog.tsx'
import { CsvDialog } from './csv/csv-dialog.tsx'
import type { ListActions } from './list-actions.ts'
import { additionOf, isReady, listHeadingId, totalCents } from './list-words.ts'
import classes from './part-lists.module.css'
import { useCounts } from './use-counts.ts'
import { useLineEdits } from './use-line-edits.ts'

type Opened = 'edit' | 'copy' | 'history' | 'count' | 'csv' | null

interface ListProps {
  readonly list: PartList
  readonly actions: ListActions
}

function useRemoval({ list: { id: listId, name }, actions }: ListProps) {
  const removing = useRemoveList()
  const restoring = useRestoreList()
  const remove = async () => {
    try {
      await removing.mutateAsync({ listId })
      actions.onOpen(null)
      const undo = () => restoring.mutateAsync({ listId }).catch(notifyError)
      notifyUndoable(`Deleted ${name}.`, () => void undo())
    } catch (error) {
      notifyError(error)
    }
  }
  return { remove, removing: removing.isPending }
}

interface ToolProps {
  readonly Icon: TablerIcon
  readonly label: string
  readonly busy?: boolean
  readonly onClick: () => void
}

function Tool({ Icon, label, busy = false, onClick }: ToolProps) {
  return (
    <ActionButton
      variant="default"
      h={40}
      busy={busy}
      leftSection={<Icon size={18} stroke={1.8} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </ActionButton>
  )
}

function Tools({ list, actions }: ListProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const { remove, removing } = useRemoval({ list, actions })
  const naming = useLastShown(opened === 'edit' || opened === 'copy' ? opened : null)
  const [counts, setCounts] = useCounts(list.id)
  const keeps = list.lines.some(({ keep }) => keep !== null)
  const close = () => setOpened(null)
  return (
    <Group gap={8}>
      {keeps && <Tool Icon={IconClipboardCheck} label="Count" onClick={() => setOpened('count')} />}
      {list.lines.length > 0 && (
        <Tool Icon={IconRepeat} label="Repeat every…" onClick={() => actions.onRepeat(list)} />
      )}
      <Tool Icon={IconPencil} label="Name and sharing" onClick={() => setOpened('edit')} />
      <Tool Icon={IconCopy} label="Copy" onClick={() => setOpened('copy')} />
      <Tool Icon={IconHistory} label="History" onClick={() => setOpened('history')} />
      <Tool Icon={IconFileSpreadsheet} label="CSV" onClick={() => setOpened('csv')} />
      {list.deletable && (
        <Tool Icon={IconTrash} label="Delete" busy={removing} onClick={() => void remove()} />
      )}
      {naming && (
        <ListNameDialog
          task={{ kind: naming, list }}
          opened={opened === naming}
          onClose={close}
          onDone={({ id }) => {
            close()
            if (id !== list.id) actions.onOpen(id)
          }}
        />
      )}
      <CountDialog
        {...{ list, actions, counts }}
        opened={opened === 'count'}
        onCounts={setCounts}
        onClose={close}
      />
      <CsvDialog list={list} opened={opened === 'csv'} onClose={close} />
      <ListHistory listId={list.id} opened={opened === 'history'} onClose={close} />
    </Group>
  )
}

/** What became of the lines that were added to the cart. */
interface Added {
  readonly count: number
  readonly left: number
  /** Why the cart did not take a line, by its id. */
  readonly refusals: ReadonlyMap<number, string>
}

function useAdding({ list, actions }: ListProps) {
  const [adding, setAdding] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)
  const add = async () => {
    if (adding) return
    const ready = list.lines.filter(isReady)
    setAdding(true)
    try {
      const answers = await actions.onAdd(ready.map(additionOf))
      const refusals = new Map(
        ready.flatMap(({ id }, at) => {
          const refusal = answers[at]
          return refusal ? [[id, refusal] as const] : []
        }),
      )
      const count = ready.length - refusals.size
      setAdded({ count, left: list.lines.length - count, refusals })
    } catch (error) {
      notifyError(error)
    } finally {
      setAdding(false)
    }
  }
  return { add, adding, added }
}

function AddedNote({
  added: { count, left },
  onOpenCart,
}: {
  readonly added: Added
  readonly onOpenCart: () => void
}) {
  const title = `${countOf(count, 'line')} ${count === 1 ? 'was' : 'were'} added to your cart.`
  return (
    <OutcomeNote tone={left === 0 ? 'good' : 'warn'} title={title}>
      {left > 0 && (
        <p>
          {countOf(left, 'line')} {left === 1 ? 'was' : 'were'} left out. The reason is with each line.
        </p>
      )}
      <a href="/?panel=cart" onClick={onPlainClick(onOpenCart)}>
        Go to cart
      </a>
    </OutcomeNote>
  )
}

function Lines({ list, actions }: ListProps) {
  const edits = useLineEdits(list)
  const { add, adding, added } = useAdding({ list, actions })
  const [editing, setEditing] = useState<ListLineView | null>(null)
  const edited = useLastShown(editing)
  const ready = list.lines.filter(isReady).length
  if (list.lines.length === 0) {
    return (
      <EmptyNote icon={<IconListCheck size={32} stroke={1.6} aria-hidden />} title="This list is empty.">
        <p>Add parts from their page, from your cart or from an order.</p>
      </EmptyNote>
    )
  }
  return (
    <div className={classes.box}>
      <ul className={classes.lines} aria-label={`Lines of ${list.name}`}>
        {list.lines.map((line, at) => (
          <ListLineRow
            key={line.id}
            {...{ line, at, edits, actions }}
            count={list.lines.length}
            refusal={added?.refusals.get(line.id) ?? null}
            onEdit={setEditing}
          />
        ))}
      </ul>
      <div role="status" className={classes.added}>
        {added && <AddedNote added={added} onOpenCart={actions.onOpenCart} />}
      </div>
      <Group className={classes.foot} justify="flex-end" gap="8px 18px">
        <Text c="dimmed">
          {ready === list.lines.length
            ? countOf(ready, 'line')
            : `${ready} of ${countOf(list.lines.length, 'line')} ready`}{' '}
          <Text component="strong" ml={10} fz={18} fw={660} c="var(--ink)">
            {formatMoney(totalCents(list.lines))}
          </Text>
        </Text>
        <ActionButton h={44} busy={adding} disabled={ready === 0} onClick={() => void add()}>
          Add list to cart
        </ActionButton>
      </Group>
      {edited && (
        <ListLineDialog
          line={edited}
          edits={edits}
          opened={editing !== null}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <Stack gap={10} role="status" aria-label="Loading the list">
      <Skeleton height={28} width={220} />
      <Skeleton height={76} />
      <Skeleton height={76} />
    </Stack>
  )
}

function Ready({ list, actions }: ListProps) {
  return (
    <Section id={listHeadingId} title={list.name} aside={list.shared ? <Tag>Shared</Tag> : undefined}>
      <Tools list={list} actions={actions} />
      <Lines list={list} actions={actions} />
    </Section>
  )
}

/** One list, with its parts as they are today. */
export function OneList({ listId, actions }: { readonly listId: number; readonly actions: ListActions }) {
  const query = usePartList(listId)
  return (
    <Stack gap={10} align="stretch">
      <BackLink to="All lists" href={actions.hrefOf(null)} onBack={() => actions.onOpen(null)} />
      <QueryStates query={query} pending={<Waiting />}>
        {(list) => <Ready list={list} actions={actions} />}
      </QueryStates>
    </Stack>
  )
}
