import { Button, CloseButton, Group, Stack, Text } from '@mantine/core'
import { useSendQuoteFile } from '@mullion/client/price-quotes/price-quotes.hooks'
import { readError } from '@mullion/client/read-error'
import { acceptPoDocument, maxPoDocumentBytes } from '@mullion/domain/orders/po-document'
import { maxQuoteFiles } from '@mullion/domain/price-quotes/price-quote-input'
import { IconFileText, IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { fileSize } from '../../lib/file-size.ts'
import { FileButton } from '../../ui/file-button.tsx'

export interface SentFile {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
}

export interface QuoteFilesProps {
  readonly files: readonly SentFile[]
  readonly onFiles: (files: readonly SentFile[]) => void
}

const accept = 'application/pdf,image/png,image/jpeg'

/** Files to send with a request, such as a drawing; each is uploaded when it is chosen. */
export function QuoteFiles({ files, onFiles }: QuoteFilesProps) {
  const send = useSendQuoteFile()
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File) => {
    setProblem(null)
    setSending(file.name)
    try {
      if (file.size > maxPoDocumentBytes) throw new Error('A file can be at most 5 MB.')
      acceptPoDocument({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
      const id = await send(file)
      onFiles([...files, { id, name: file.name, sizeBytes: file.size }])
    } catch (error) {
      const { fields, message } = readError(error)
      setProblem(file.size > maxPoDocumentBytes ? 'A file can be at most 5 MB.' : (fields.file ?? message))
    }
    setSending(null)
  }
  return (
    <Stack gap={6}>
      <Text fw={560} fz="sm">
        Files
      </Text>
      {files.map(({ id, name, sizeBytes }) => (
        <Group key={id} gap={8} wrap="nowrap">
          <IconFileText size={18} stroke={1.7} aria-hidden />
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
              disabled={sending !== null || files.length >= maxQuoteFiles}
              leftSection={<IconPaperclip size={17} stroke={1.9} aria-hidden />}
            >
              Add a file
            </Button>
          )}
        </FileButton>
        <Text fz="sm" c="dimmed" role="status">
          {sending ? `Uploading ${sending}` : 'PDF, PNG or JPEG, up to 5 MB'}
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
