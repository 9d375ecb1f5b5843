import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { canKeep, countsPieces } from '@mullion/domain/part-lists/keep'
import { type ListLineView, newListLine } from '@mullion/domain/part-lists/part-list'
import { useState } from 'react'
import { typedNumber } from '../../../lib/quantity.ts'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import fields from '../../../ui/fields.module.css'
import { optionsOf } from '../list-words.ts'
import type { LineEdits } from '../use-line-edits.ts'

interface LineFields {
  readonly note: string
  readonly keep: string
}

const noteText = 'A line of a note can have at most 300 characters.'

/** Each line of a note is a comment of its own, as in the cart. */
const commentsOf = (note: string) =>
  note
    .split('\n')
    .map((comment) => comment.trim())
    .filter((comment) => comment !== '')

function problemsOf({ note, keep }: LineFields) {
  const { comments, keep: kept } = newListLine.def.shape
  const number = keep.trim() === '' ? null : typedNumber(keep)
  const wrongKeep = keep.trim() !== '' && (number === null || !kept.safeParse(number).success)
  return {
    ...(comments.safeParse(commentsOf(note)).success ? {} : { note: noteText }),
    ...(wrongKeep ? { keep: 'Enter a number above 0, or leave it empty.' } : {}),
  }
}

export interface ListLineDialogProps {
  readonly line: ListLineView
  readonly edits: LineEdits
  readonly opened: boolean
  readonly onClose: () => void
}

function ListLineForm({ line, edits, onClose }: Omit<ListLineDialogProps, 'opened'>) {
  const { part, comments, keep, configurations } = line
  const [saving, setSaving] = useState(false)
  const form = useCheckedForm<LineFields>({
    start: { note: comments.join('\n'), keep: keep === null ? '' : String(keep) },
    check: problemsOf,
  })
  const submit = async ({ note, keep: typed }: LineFields) => {
    if (saving) return
    setSaving(true)
    const changed = { comments: commentsOf(note), keep: typed.trim() === '' ? null : typedNumber(typed) }
    const saved = await edits.change(line, changed)
    setSaving(false)
    if (saved) onClose()
  }
  const unit = countsPieces(configurations) ? 'pieces' : part.unit === 'EA' ? '' : part.unit
  return (
    <form ref={form.element} onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack gap={14}>
        <Text fz="sm" c="dimmed">
          {[part.number, ...optionsOf(line)].join(' · ')}
        </Text>
        <Textarea {...form.input('note')} label="Note" rows={3} autosize={false} maxLength={3000} />
        {canKeep(configurations) ? (
          <TextInput
            {...form.input('keep')}
            label={unit === '' ? 'Keep' : `Keep (${unit})`}
            description="How many there should be, e.g. on a truck. A count orders what is missing."
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
          />
        ) : (
          <Text fz="sm" c="dimmed">
            A line with one hand, one voltage or one cut length can say how many to keep.
          </Text>
        )}
        <div className={fields.actions}>
          <Button variant="default" onClick={onClose} disabled={saving}>
            Cancel
          </Button>
          <ActionButton type="submit" busy={saving}>
            Save
          </ActionButton>
        </div>
      </Stack>
    </form>
  )
}

export function ListLineDialog({ opened, ...props }: ListLineDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title="Edit line" size={460}>
      <ListLineForm key={props.line.id} {...props} />
    </Dialog>
  )
}
