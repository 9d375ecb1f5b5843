import { Button, CloseButton, FileButton } from '@mantine/core'
import { allowedFileTypes } from '@mullion/domain/accounts/dealer-request'
import { IconFileText, IconPaperclip } from '@tabler/icons-react'
import { fileSize } from '../../../../lib/file-size.ts'
import { slotName } from '../file-problems.ts'
import { chooseFile, type FileSlot, removeSlot } from '../request.state.ts'
import classes from './file-slots.module.css'

export interface FileSlotRowProps {
  readonly slot: FileSlot
  /** Position in the list, from 1. */
  readonly place: number
  readonly problem: string | undefined
  readonly onRemoved: () => void
}

/** One file slot: its file, and buttons to choose, replace or remove it. */
export function FileSlotRow({ slot, place, problem, onRemoved }: FileSlotRowProps) {
  const { id, file } = slot
  const problemId = `${slotName(id)}-problem`
  const label = `tax exemption document ${place}`
  const remove = () => {
    removeSlot(id)
    onRemoved()
  }
  return (
    <li className={classes.slot} data-wrong={problem !== undefined || undefined}>
      <FileButton accept={allowedFileTypes.join(',')} onChange={(chosen) => chosen && chooseFile(id, chosen)}>
        {(button) => (
          <Button
            {...button}
            name={slotName(id)}
            variant="default"
            className={classes.choose}
            leftSection={<IconPaperclip size={17} stroke={1.9} aria-hidden />}
            aria-label={file ? `Replace ${label}, ${file.name}` : `Choose file: ${label}`}
            aria-describedby={problem ? problemId : undefined}
          >
            {file ? 'Replace' : 'Choose file'}
          </Button>
        )}
      </FileButton>
      {file ? (
        <span className={classes.file}>
          <IconFileText size={18} stroke={1.7} aria-hidden />
          <span className={classes.name}>{file.name}</span>
          <span className={classes.size}>{fileSize(file.size)}</span>
        </span>
      ) : (
        <span className={classes.none}>No file chosen</span>
      )}
      <CloseButton
        size={44}
        iconSize={20}
        className={classes.remove}
        onClick={remove}
        aria-label={`Remove ${label}${file ? `, ${file.name}` : ''}`}
      />
      {problem && (
        <p id={problemId} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}
