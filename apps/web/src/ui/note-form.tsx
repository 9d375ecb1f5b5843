import { Button, Group, Stack, Textarea } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { useState } from 'react'
import { OutcomeNote } from './outcome-note.tsx'

export interface NoteFormProps {
  readonly label: string
  readonly description?: string
  readonly maxLength: number
  /** The text of the button that sends the note. */
  readonly action: string
  readonly optional?: true
  readonly busy: boolean
  readonly error: unknown
  readonly onSend: (note: string) => void
  readonly onBack: () => void
}

/** Asks for the note that goes with a decision, such as the reason of a rejection. */
export function NoteForm(props: NoteFormProps) {
  const { label, description, maxLength, action, optional = false, busy, error, onSend, onBack } = props
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const isEmpty = !optional && note.trim() === ''
  const send = () => {
    setMissing(isEmpty)
    if (!isEmpty && !busy) onSend(note)
  }
  return (
    <Stack gap={10}>
      <Textarea
        // The button that opened the form, and had the focus, is gone.
        autoFocus
        label={label}
        withAsterisk={!optional}
        rows={3}
        maxLength={maxLength}
        value={note}
        description={description}
        error={missing && isEmpty ? 'This field is required.' : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {error ? <OutcomeNote tone="bad" title={readError(error).message} /> : null}
      <Group gap={10}>
        <Button variant="default" h={44} onClick={onBack}>
          Back
        </Button>
        <Button h={44} onClick={send} data-busy={busy || undefined}>
          {action}
        </Button>
      </Group>
    </Stack>
  )
}
