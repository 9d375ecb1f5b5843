import { Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { usePartMedia, usePartMediaChanges } from '@mullion/client/admin/part-media.hooks'
import type { PartMedia as Media, MediaKind } from '@mullion/domain/catalog/part-media'
import { IconArrowDown, IconArrowUp, IconFileText, IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { confirm } from '../../../lib/confirm.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { photoImage } from '../../../lib/part-image.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import rows from '../../../ui/part-rows.module.css'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { AddDocument, AddPhoto, AddVideo } from './add-media.tsx'
import classes from './part-media.module.css'

interface Medium {
  readonly id: number
  readonly caption: string
  readonly alternative?: string
  readonly picture: ReactNode
}

const headings: Readonly<Record<MediaKind, string>> = {
  photo: 'Photographs',
  document: 'Documents',
  video: 'Videos',
}
const none: Readonly<Record<MediaKind, string>> = {
  photo: 'No photographs yet. Buyers see the image alone.',
  document: 'No documents yet, such as a data sheet or an installation guide.',
  video: 'No videos yet.',
}
const headingId = 'edit-part-media'
const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true })
const icon = { size: 28, stroke: 1.6, 'aria-hidden': true } as const

function mediaOf({ photos, documents, videos }: Media): Record<MediaKind, readonly Medium[]> {
  return {
    photo: photos.map((photo) => ({
      ...photo,
      picture: <img src={photoImage(photo, 160)} width={64} height={64} alt="" className={classes.photo} />,
    })),
    document: documents.map((document) => ({ ...document, picture: <IconFileText {...icon} /> })),
    video: videos.map((video) => ({ ...video, picture: <IconPlayerPlay {...icon} /> })),
  }
}

type Changes = ReturnType<typeof usePartMediaChanges>

interface WordsProps {
  readonly medium: Medium
  readonly kind: MediaKind
  readonly change: Changes['change']
}

/** The words of one, saved when the field is left or Enter is pressed. */
function Words({ medium: { id, caption, alternative = '' }, kind, change }: WordsProps) {
  const [typed, setTyped] = useState({ caption, alternative })
  const save = () => {
    if (typed.caption.trim() === caption && typed.alternative.trim() === alternative) return
    change.mutate({ mediumId: id, ...typed }, { onError: notifyError })
  }
  const field = (name: 'caption' | 'alternative', label: string) => (
    <TextInput
      label={label}
      value={typed[name]}
      maxLength={name === 'caption' ? 120 : 250}
      onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  )
  return (
    <Stack gap={6} flex={1} miw={180}>
      {field('caption', 'Caption')}
      {kind === 'photo' && field('alternative', 'What it shows')}
    </Stack>
  )
}

interface ListProps {
  readonly partId: number
  readonly kind: MediaKind
  readonly media: readonly Medium[]
  readonly changes: Changes
}

function MediaList({ partId, kind, media, changes: { change, order, remove } }: ListProps) {
  const move = (at: number, to: number) => {
    const mediumIds = media.map(({ id }) => id)
    mediumIds.splice(to, 0, ...mediumIds.splice(at, 1))
    order.mutate({ partId, kind, mediumIds }, { onError: notifyError })
  }
  const ask = async ({ id: mediumId, caption }: Medium) => {
    const title = `Remove ${caption ? `“${caption}”` : 'this photograph'}?`
    const text = 'Buyers will no longer see it. It can’t be brought back, only added again.'
    if (await confirm({ title, text, action: 'Remove' })) {
      remove.mutate({ mediumId }, { onError: notifyError, onSuccess: focusHeading })
    }
  }
  if (media.length === 0) return <Text c="dimmed">{none[kind]}</Text>
  return (
    <ul className={rows.parts} aria-label={headings[kind]}>
      {media.map((medium, at) => {
        const name = medium.caption || `${kind} ${at + 1}`
        return (
          <Group component="li" key={medium.id} gap={12} p="8px 12px" wrap="wrap" align="flex-end">
            <span className={classes.picture}>{medium.picture}</span>
            <Words {...{ medium, kind, change }} />
            <Group gap={6}>
              <ActionButton
                variant="default"
                h={44}
                px={12}
                busy={order.isPending}
                disabled={at === 0}
                aria-label={`Move up: ${name}`}
                onClick={() => move(at, at - 1)}
              >
                <IconArrowUp size={18} aria-hidden />
              </ActionButton>
              <ActionButton
                variant="default"
                h={44}
                px={12}
                busy={order.isPending}
                disabled={at === media.length - 1}
                aria-label={`Move down: ${name}`}
                onClick={() => move(at, at + 1)}
              >
                <IconArrowDown size={18} aria-hidden />
              </ActionButton>
              <ActionButton
                variant="default"
                h={44}
                busy={remove.isPending}
                aria-label={`Remove: ${name}`}
                onClick={() => void ask(medium)}
              >
                Remove
              </ActionButton>
            </Group>
          </Group>
        )
      })}
    </ul>
  )
}

/** The photographs, documents and videos of a part. */
export function PartMedia({ partId }: { readonly partId: number }) {
  const media = usePartMedia(partId)
  const changes = usePartMediaChanges(partId)
  const add: Readonly<Record<MediaKind, ReactNode>> = {
    photo: <AddPhoto partId={partId} />,
    document: <AddDocument partId={partId} />,
    video: <AddVideo partId={partId} add={changes.addVideo} />,
  }
  return (
    <Section title="Photographs, documents and videos" id={headingId}>
      <QueryStates query={media} pending={<Skeleton height={160} />}>
        {(found) => {
          const all = mediaOf(found)
          return (
            <Stack gap={22}>
              {(['photo', 'document', 'video'] as const).map((kind) => (
                <Stack key={kind} component="section" gap={10} aria-label={headings[kind]}>
                  <Text component="h3" fw={600}>
                    {headings[kind]}
                  </Text>
                  <MediaList {...{ partId, kind, changes }} media={all[kind]} />
                  {add[kind]}
                </Stack>
              ))}
            </Stack>
          )
        }}
      </QueryStates>
    </Section>
  )
}
