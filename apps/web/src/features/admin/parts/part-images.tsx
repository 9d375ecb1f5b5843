import { Button, FileButton } from '@mantine/core'
import { useImageExists } from '@mullion/client/admin/part-form.hooks'
import type { EditablePart } from '@mullion/domain/admin/part-form'
import { IconPhotoUp } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { fullImage, placeholderImage } from '../../../lib/part-image.ts'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import fields from '../../../ui/fields.module.css'
import classes from './part-fields.module.css'
import type { PartValues } from './part-values.ts'

interface ImageFieldProps {
  readonly form: StaffFields<PartValues>
  readonly field: 'image' | 'reference_image'
  readonly label: string
  /** The stored picture's URL and description; null for none. */
  readonly stored: { readonly url: string; readonly words: string } | null
}

/** Returns an object URL for a chosen file, valid while it is shown. */
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
  const choose = (chosen: File | null) => {
    if (!chosen) return
    form.set(field, chosen)
    form.check(field)
  }
  return (
    <div className={classes.image} data-wrong={error ? true : undefined}>
      <img
        src={chosenUrl ?? shown?.url ?? placeholderImage}
        alt={chosenUrl ? `Preview of the new ${label.toLowerCase()}` : ''}
        width={120}
        height={120}
      />
      <div>
        <p className={classes.imageLabel}>{label}</p>
        <p className={fields.note}>{file ? file.name : words}</p>
        <div className={classes.row}>
          <FileButton accept="image/png" onChange={choose}>
            {(button) => (
              <Button
                {...button}
                name={field}
                variant="default"
                leftSection={<IconPhotoUp size={18} stroke={1.8} aria-hidden />}
                aria-label={`Choose PNG file: ${label}`}
                aria-describedby={error ? problemId : undefined}
              >
                Choose PNG file
              </Button>
            )}
          </FileButton>
          {file && (
            <Button
              variant="default"
              aria-label={`Remove: ${label}`}
              onClick={() => {
                form.set(field, null)
                form.check(field)
              }}
            >
              Remove
            </Button>
          )}
        </div>
        {error && (
          <p id={problemId} className={classes.problem} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

/** The public picture and the staff one: stored pictures and previews of chosen files. */
export function ImageFields({
  form,
  part,
}: Pick<ImageFieldProps, 'form'> & { readonly part: EditablePart | null }) {
  const number = part?.cells.part_number ?? ''
  const ownWords = `Version ${part?.imageVersion}`
  const picture = part && {
    url: fullImage({ number, imageVersion: part.imageVersion }),
    words: part.imageVersion > 0 ? ownWords : 'No image yet. The category drawing is shown.',
  }
  const reference = part?.hasReferenceImage
    ? { url: `/images/reference/${number}.png?${encodeURIComponent(part.updatedAt)}`, words: 'Stored' }
    : null
  return (
    <fieldset className={classes.group}>
      <legend>Images</legend>
      <p className={fields.note}>PNG, up to 10 MB and 8,000 × 8,000 pixels.</p>
      <div className={classes.images}>
        <ImageField form={form} field="image" label="Image" stored={picture} />
        <ImageField form={form} field="reference_image" label="Reference image (staff)" stored={reference} />
      </div>
    </fieldset>
  )
}
