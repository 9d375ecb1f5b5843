import { Button, CloseButton, Flex, Group, Stack, Text } from '@mantine/core'
import { allowedFileTypes, maxFiles } from '@mullion/domain/accounts/dealer-request'
import { IconFileText, IconPaperclip, IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { fileSize } from '../../../../lib/file-size.ts'
import { useFileDrop } from '../../../../lib/use-file-drop.ts'
import { FileButton } from '../../../../ui/file-button.tsx'
import warning from '../../../../ui/warning.module.css'
import { addFileName, fileProblems, slotName } from '../file-problems.ts'
import { addFiles, addSlot, chooseFile, type FileSlot, removeSlot, requestState } from '../request.state.ts'
import classes from './file-slots.module.css'

interface FileSlotRowProps {
  readonly slot: FileSlot
  /** Position in the list, from 1. */
  readonly place: number
  readonly problem: string | undefined
  readonly onRemoved: () => void
}

function FileSlotRow({ slot, place, problem, onRemoved }: FileSlotRowProps) {
  const { id, file } = slot
  const problemId = `${slotName(id)}-problem`
  const label = `tax exemption document ${place}`
  const remove = () => {
    removeSlot(id)
    onRemoved()
  }
  return (
    <Group component="li" gap="4px 12px" p={4} className={classes.slot} data-wrong={problem !== undefined}>
      <FileButton accept={allowedFileTypes.join(',')} onFile={(chosen) => chooseFile(id, chosen)}>
        {(button) => (
          <Button
            {...button}
            name={slotName(id)}
            variant="default"
            h={44}
            px={12}
            leftSection={<IconPaperclip size={17} stroke={1.9} aria-hidden />}
            aria-label={file ? `Replace ${label}, ${file.name}` : `Choose file: ${label}`}
            aria-describedby={problem ? problemId : undefined}
          >
            {file ? 'Replace' : 'Choose file'}
          </Button>
        )}
      </FileButton>
      {file ? (
        <Flex component="span" gap={8} align="center" miw={0} className={classes.file}>
          <IconFileText size={18} stroke={1.7} color="var(--ink-soft)" style={{ flex: 'none' }} aria-hidden />
          <Text span truncate="end" className={classes.name}>
            {file.name}
          </Text>
          <Text span fz="sm" c="dimmed" flex="none">
            {fileSize(file.size)}
          </Text>
        </Flex>
      ) : (
        <Text span c="dimmed" flex={1}>
          No file chosen
        </Text>
      )}
      <CloseButton
        size={44}
        iconSize={20}
        c="dimmed"
        ml="auto"
        onClick={remove}
        aria-label={`Remove ${label}${file ? `, ${file.name}` : ''}`}
      />
      {problem && (
        <Text id={problemId} className={classes.problem} fz="sm" c="var(--bad-ink)" role="alert">
          {problem}
        </Text>
      )}
    </Group>
  )
}

export function FileSlots({ error }: { readonly error: string | undefined }) {
  const { slots, lost } = useSnapshot(requestState)
  const add = useRef<HTMLButtonElement>(null)
  const { over, handlers } = useFileDrop((files) => addFiles([...files]))
  const { slots: problems, all } = fileProblems(slots)
  const together = all ?? error
  const full = slots.length >= maxFiles
  return (
    <Stack gap={10} className={classes.files} data-over={over || undefined} {...handlers}>
      {lost.length > 0 && (
        <Text className={warning.warning} px={12} py={10} fz="sm">
          The page was reloaded. Please choose these files again: {lost.join(', ')}
        </Text>
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
        <Text fz="sm" c="var(--bad-ink)" role="alert">
          {together}
        </Text>
      )}
      <Button
        ref={add}
        name={addFileName}
        variant="subtle"
        h={44}
        px={10}
        mr="auto"
        bg={full ? 'none' : undefined}
        disabled={full}
        onClick={addSlot}
        leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
      >
        Add another file
      </Button>
    </Stack>
  )
}
