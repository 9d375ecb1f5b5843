import { Button, Checkbox, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useAddFile, type usePartMediaChanges } from '@mullion/client/admin/part-media.hooks'
import { readError } from '@mullion/client/read-error'
import { type MediaKind, mediaFileProblem, videoForm } from '@mullion/domain/catalog/part-media'
import { IconUpload } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import classes from './part-media.module.css'

/** The address of a chosen picture, for its preview. */
function useFileUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

interface CropProps {
  readonly url: string | undefined
  readonly crop: number | null
  readonly onCrop: (crop: number | null) => void
}

/** Shows the photograph as buyers will see it, whole or cut to a square. */
function Crop({ url, crop, onCrop }: CropProps) {
  const slider = useId()
  const place = `${(crop ?? 0.5) * 100}%`
  return (
    <Group gap={16} align="flex-start">
      <img
        className={classes.preview}
        src={url}
        alt="Preview"
        data-cut={crop === null ? undefined : true}
        style={{ objectPosition: `${place} ${place}` }}
      />
      <Stack gap={8}>
        <Checkbox
          label="Crop to a square"
          checked={crop !== null}
          onChange={(event) => onCrop(event.currentTarget.checked ? 0.5 : null)}
        />
        {crop !== null && (
          <label htmlFor={slider}>
            <Text span display="block" fz="sm">
              Part of the photograph to keep
            </Text>
            <input
              id={slider}
              type="range"
              min={0}
              max={1}
              step={0.02}
              value={crop}
              onChange={(event) => onCrop(Number(event.currentTarget.value))}
            />
          </label>
        )}
      </Stack>
    </Group>
  )
}

const words = {
  photo: {
    button: 'Choose photograph',
    types: 'image/png,image/jpeg',
    limits: 'PNG or JPEG, up to 10 MB.',
    add: 'Add photograph',
  },
  document: {
    button: 'Choose PDF',
    types: 'application/pdf',
    limits: 'PDF, up to 10 MB.',
    add: 'Add document',
  },
} as const

interface AddFileProps {
  readonly partId: number
  readonly kind: Exclude<MediaKind, 'video'>
}

function AddFile({ partId, kind }: AddFileProps) {
  const { mutate, isPending, error, reset } = useAddFile(partId, kind)
  const [file, setFile] = useState<File | null>(null)
  const [typed, setTyped] = useState({ caption: '', alternative: '' })
  const [crop, setCrop] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const url = useFileUrl(kind === 'photo' ? file : null)
  const { button, types, limits, add } = words[kind]
  const choose = (chosen: File) => {
    reset()
    const wrong = mediaFileProblem(kind, chosen)
    setProblem(wrong)
    setFile(wrong ? null : chosen)
    if (!wrong && kind === 'document' && !typed.caption) {
      setTyped({ ...typed, caption: chosen.name.replace(/\.pdf$/i, '').slice(0, 120) })
    }
  }
  const clear = () => {
    setFile(null)
    setTyped({ caption: '', alternative: '' })
    setCrop(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!file || isPending) return
    if (kind === 'document' && !typed.caption.trim()) return setProblem('Enter a title for the document.')
    setProblem(null)
    mutate({ file, ...typed, crop }, { onSuccess: clear })
  }
  const field = (name: 'caption' | 'alternative') => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: HTMLInputElement }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  })
  const failure = problem ?? (error && readError(error).message)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={10}>
        <Group gap={12}>
          <FileButton accept={types} onFile={choose}>
            {(props) => (
              <Button {...props} variant="default" h={44} leftSection={<IconUpload {...buttonIcon} />}>
                {button}
              </Button>
            )}
          </FileButton>
          <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {file ? file.name : limits}
          </Text>
        </Group>
        {file && kind === 'photo' && <Crop {...{ url, crop }} onCrop={setCrop} />}
        {file && (
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={10}>
            <TextInput
              label={kind === 'document' ? 'Title' : 'Caption'}
              maxLength={120}
              {...field('caption')}
            />
            {kind === 'photo' && (
              <TextInput
                label="What it shows"
                description="Read aloud to people who can’t see it."
                maxLength={250}
                {...field('alternative')}
              />
            )}
          </SimpleGrid>
        )}
        {failure && <OutcomeNote tone="bad" title={failure} />}
        {file && (
          <Group gap={10}>
            <ActionButton type="submit" h={44} busy={isPending}>
              {isPending ? 'Uploading...' : add}
            </ActionButton>
            <Button variant="default" h={44} onClick={clear} disabled={isPending}>
              Cancel
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  )
}

export const AddPhoto = ({ partId }: { readonly partId: number }) => <AddFile partId={partId} kind="photo" />
export const AddDocument = ({ partId }: { readonly partId: number }) => (
  <AddFile partId={partId} kind="document" />
)

const emptyVideo = { caption: '', url: '' }

interface AddVideoProps {
  readonly partId: number
  readonly add: ReturnType<typeof usePartMediaChanges>['addVideo']
}

export function AddVideo({ partId, add: { mutate, isPending, error } }: AddVideoProps) {
  const form = useSchemaForm({ start: emptyVideo, schema: videoForm })
  const save = (values: typeof emptyVideo) =>
    mutate({ partId, ...values }, { onSuccess: () => form.reset(), onError: form.showError })
  return (
    <form ref={form.element} noValidate onSubmit={form.onSubmit((values) => !isPending && save(values))}>
      <Stack gap={10}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={10}>
          <TextInput label="Title of the video" {...form.input('caption')} />
          <TextInput label="Link" type="url" placeholder="https://" {...form.input('url')} />
        </SimpleGrid>
        {error && !form.isAtField(error) && <OutcomeNote tone="bad" title={readError(error).message} />}
        <div>
          <ActionButton type="submit" variant="default" h={44} busy={isPending}>
            Add video
          </ActionButton>
        </div>
      </Stack>
    </form>
  )
}
