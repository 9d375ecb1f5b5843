import '@mantine/core/styles/SimpleGrid.layer.css'
import { Button, Flex, Group, SimpleGrid, Text } from '@mantine/core'
import { useImageExists } from '@mullion/client/admin/part-form.hooks'
import type { EditablePart } from '@mullion/domain/admin/part-form'
import { IconPhotoUp } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { fullImage, placeholderImage } from '../../../lib/part-image.ts'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { FieldGroup, FieldProblem } from './field-group.tsx'
import classes from './part-fields.module.css'
import type { PartValues } from './part-values.ts'

interface ImageFieldProps {
  readonly form: StaffFields<PartValues>
  readonly field: 'image' | 'reference_image'
  readonly label: string
  readonly stored: { readonly url: string; readonly words: string } | null
}

function useFileUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

function ImageField({ form, field, label, stored }: ImageFieldProps) {
  const problemId = useId()
  const file = form.values[field]
  const { error } = form.input(field)
  const chosenUrl = useFileUrl(error ? null : file)
  const exists = useImageExists(stored?.url ?? null)
  const shown = exists === false ? null : stored
  const words = shown?.words ?? (stored ? 'The file is missing. Choose it again.' : 'None yet')
  const change = (to: File | null) => {
    form.set(field, to)
    form.check(field)
  }
  return (
    <Flex gap={14} align="flex-start" miw={0}>
      <img
        className={classes.picture}
        data-wrong={error ? true : undefined}
        src={chosenUrl ?? shown?.url ?? placeholderImage}
        alt={chosenUrl ? `Preview of the new ${label.toLowerCase()}` : ''}
        width={120}
        height={120}
      />
      <div>
        <Text fw={560}>{label}</Text>
        <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {file ? file.name : words}
        </Text>
        <Group gap={8} my={8}>
          <FileButton accept="image/png" onFile={change}>
            {(button) => (
              <Button
                {...button}
                name={field}
                variant="default"
                h={44}
                leftSection={<IconPhotoUp {...buttonIcon} />}
                aria-label={`Choose PNG file: ${label}`}
                aria-describedby={error ? problemId : undefined}
              >
                Choose PNG file
              </Button>
            )}
          </FileButton>
          {file && (
            <Button variant="default" h={44} aria-label={`Remove: ${label}`} onClick={() => change(null)}>
              Remove
            </Button>
          )}
        </Group>
        {error && <FieldProblem id={problemId}>{error}</FieldProblem>}
      </div>
    </Flex>
  )
}

interface ImageFieldsProps {
  readonly form: StaffFields<PartValues>
  readonly part: EditablePart | null
}

export function ImageFields({ form, part }: ImageFieldsProps) {
  const number = part?.cells.part_number ?? ''
  const ownWords = `Version ${part?.imageVersion}`
  const picture = part && {
    url: fullImage({ number, imageVersion: part.imageVersion }),
    words: part.imageVersion > 0 ? ownWords : 'No image yet. The category drawing is shown.',
  }
  const reference = part?.hasReferenceImage
    ? { url: `/images/reference/${number}.png?${encodeURIComponent(part.updatedAt)}`, words: 'Saved' }
    : null
  return (
    <FieldGroup legend="Images">
      <Text fz="sm" c="dimmed">
        PNG, up to 10 MB and 8,000 × 8,000 pixels.
      </Text>
      <SimpleGrid minColWidth="min(100%, 330px)" autoFlow="auto-fit" spacing={16}>
        <ImageField form={form} field="image" label="Image" stored={picture} />
        <ImageField form={form} field="reference_image" label="Reference image (staff)" stored={reference} />
      </SimpleGrid>
    </FieldGroup>
  )
}
