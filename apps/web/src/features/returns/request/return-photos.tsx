import { Button, CloseButton, Group, Stack, Text } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { useSendReturnPhoto } from '@mullion/client/returns/returns.hooks'
import {
  acceptReturnPhoto,
  maxReturnPhotoBytes,
  maxReturnPhotos,
  photoSizeText,
} from '@mullion/domain/returns/return-photo'
import type { ReturnPhoto } from '@mullion/domain/returns/return-view'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { fileSize } from '../../../lib/file-size.ts'
import { FileButton } from '../../../ui/file-button.tsx'

export interface ReturnPhotosProps {
  readonly photos: readonly ReturnPhoto[]
  readonly onPhotos: (photos: readonly ReturnPhoto[]) => void
}

/** Photos to send with a return; each is uploaded when it is chosen. */
export function ReturnPhotos({ photos, onPhotos }: ReturnPhotosProps) {
  const send = useSendReturnPhoto()
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File) => {
    setProblem(file.size > maxReturnPhotoBytes ? photoSizeText : null)
    if (file.size > maxReturnPhotoBytes) return
    setSending(file.name)
    try {
      acceptReturnPhoto({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
      const id = await send(file)
      onPhotos([...photos, { id, name: file.name, sizeBytes: file.size }])
    } catch (error) {
      const { fields, message } = readError(error)
      setProblem(fields.file ?? message)
    }
    setSending(null)
  }
  return (
    <Stack gap={6}>
      <Text fw={560} fz="sm">
        Photos (optional)
      </Text>
      {photos.map(({ id, name, sizeBytes }) => (
        <Group key={id} gap={8} wrap="nowrap">
          <IconPhoto size={18} stroke={1.7} aria-hidden />
          <Text span fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {name}{' '}
            <Text span c="dimmed">
              {fileSize(sizeBytes)}
            </Text>
          </Text>
          <CloseButton
            size={44}
            aria-label={`Remove ${name}`}
            onClick={() => onPhotos(photos.filter((photo) => photo.id !== id))}
          />
        </Group>
      ))}
      <Group gap="8px 12px">
        <FileButton accept="image/png,image/jpeg" onFile={(file) => void upload(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              h={44}
              disabled={sending !== null || photos.length >= maxReturnPhotos}
              leftSection={<IconCamera size={17} stroke={1.9} aria-hidden />}
            >
              Add a photo
            </Button>
          )}
        </FileButton>
        <Text fz="sm" c="dimmed" role="status">
          {sending ? `Uploading ${sending}` : 'PNG or JPEG, up to 5 MB'}
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
