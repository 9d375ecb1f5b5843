import { Button, CloseButton, Group, Stack, Text } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import type { TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import { fileSize } from '../lib/file-size.ts'
import { FileButton } from './file-button.tsx'

export interface UploadedFile {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
}

export interface UploadListProps {
  readonly label: string
  /** The text of the button. */
  readonly add: string
  readonly AddIcon: TablerIcon
  readonly FileIcon: TablerIcon
  /** Types that the file picker offers. */
  readonly accept: string
  /** Which files are accepted, in words. */
  readonly hint: string
  readonly most: number
  readonly files: readonly UploadedFile[]
  readonly onFiles: (files: readonly UploadedFile[]) => void
  readonly maxBytes: number
  readonly tooLarge: string
  /** The server's own check; throws for a file that it would refuse. */
  readonly check: (file: { readonly name: string; readonly bytes: Uint8Array }) => unknown
  /** Uploads a file and returns its id. */
  readonly send: (file: File) => Promise<string>
}

/** Files to send with a form; each is uploaded when it is chosen. */
export function UploadList(props: UploadListProps) {
  const { label, add, AddIcon, FileIcon, accept, hint, most, files, onFiles } = props
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File) => {
    // Not even read: it may be larger than the memory.
    setProblem(file.size > props.maxBytes ? props.tooLarge : null)
    if (file.size > props.maxBytes) return
    setSending(file.name)
    try {
      props.check({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
      const id = await props.send(file)
      onFiles([...files, { id, name: file.name, sizeBytes: file.size }])
    } catch (error) {
      const { fields, message } = readError(error)
      setProblem(fields.file ?? message)
    }
    setSending(null)
  }
  return (
    <Stack gap={6}>
      <Text fw={560} fz="sm">
        {label}
      </Text>
      {files.map(({ id, name, sizeBytes }) => (
        <Group key={id} gap={8} wrap="nowrap">
          <FileIcon size={18} stroke={1.7} aria-hidden />
          <Text span fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {name}{' '}
            <Text span c="dimmed">
              {fileSize(sizeBytes)}
            </Text>
          </Text>
          <CloseButton
            size={44}
            aria-label={`Remove ${name}`}
            onClick={() => onFiles(files.filter((file) => file.id !== id))}
          />
        </Group>
      ))}
      <Group gap="8px 12px">
        <FileButton accept={accept} onFile={(file) => void upload(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              h={44}
              disabled={sending !== null || files.length >= most}
              leftSection={<AddIcon size={17} stroke={1.9} aria-hidden />}
            >
              {add}
            </Button>
          )}
        </FileButton>
        <Text fz="sm" c="dimmed" role="status">
          {sending ? `Uploading ${sending}` : hint}
        </Text>
      </Group>
      {problem && (
        <Text fz={13} c="var(--bad-ink)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
