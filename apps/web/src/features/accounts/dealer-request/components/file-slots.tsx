import { Button, Stack } from '@mantine/core'
import { maxFiles } from '@mullion/domain/accounts/dealer-request'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useFileDrop } from '../../../../lib/use-file-drop.ts'
import { addFileName, fileProblems } from '../file-problems.ts'
import { addFiles, addSlot, requestState } from '../request.state.ts'
import { FileSlotRow } from './file-slot-row.tsx'
import classes from './file-slots.module.css'

/** Documents of the request, one per slot; slots can be added and removed. */
export function FileSlots({ error }: { readonly error: string | undefined }) {
  const { slots, lost } = useSnapshot(requestState)
  const add = useRef<HTMLButtonElement>(null)
  const { over, handlers } = useFileDrop((files) => addFiles([...files]))
  const { slots: problems, all } = fileProblems(slots)
  const together = all ?? error
  return (
    <div className={classes.files} data-over={over || undefined} {...handlers}>
      {lost.length > 0 && (
        <p className={classes.lost}>
          The page was reloaded. Please choose these files again: {lost.join(', ')}
        </p>
      )}
      <Stack component="ul" gap={8} aria-label="Tax exemption files">
        {slots.map((slot, at) => (
          <FileSlotRow
            key={slot.id}
            slot={slot}
            place={at + 1}
            problem={problems[slot.id]}
            onRemoved={() => add.current?.focus()}
          />
        ))}
      </Stack>
      {together && (
        <p className={classes.problem} role="alert">
          {together}
        </p>
      )}
      <Button
        ref={add}
        name={addFileName}
        variant="subtle"
        className={classes.add}
        disabled={slots.length >= maxFiles}
        onClick={addSlot}
        leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
      >
        Add another file
      </Button>
    </div>
  )
}
