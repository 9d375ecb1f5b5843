import { Stack, Text, UnstyledButton } from '@mantine/core'
import { usePartMedia } from '@mullion/client/admin/part-media.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import type { PartPhoto } from '@mullion/domain/catalog/part-media'
import { displayName } from '@mullion/domain/catalog/part-title'
import { type KeyboardEvent, useState } from 'react'
import { photoImage } from '../../../lib/part-image.ts'
import { PartPicture } from '../../../ui/part-picture.tsx'
import classes from './part-gallery.module.css'
import { ZoomPicture } from './zoom-picture.tsx'

/** The part's own image, or a photograph. */
type Picture = 'own' | PartPhoto

function wordsOf(picture: Picture, part: Part): string {
  if (picture === 'own') return displayName(part)
  return picture.alternative || picture.caption || displayName(part)
}

const keyOf = (picture: Picture) => (picture === 'own' ? 'own' : picture.id)

interface ThumbnailsProps {
  readonly part: Part
  readonly pictures: readonly Picture[]
  readonly shown: number
  readonly onShow: (at: number) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pictures of a part, small, to choose from; arrow keys go from one to the next. */
function Thumbnails({ part, pictures, shown, onShow }: ThumbnailsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const to = shown + (steps[event.key] ?? 0)
    if (to === shown || !pictures[to]) return
    event.preventDefault()
    onShow(to)
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return (
    <ul className={classes.thumbnails} aria-label="Pictures" onKeyDown={onKeyDown} data-no-print>
      {pictures.map((picture, at) => (
        <li key={keyOf(picture)}>
          <UnstyledButton
            className={classes.thumbnail}
            aria-label={wordsOf(picture, part)}
            aria-current={at === shown || undefined}
            onClick={() => onShow(at)}
          >
            {picture === 'own' ? (
              <PartPicture part={part} width={160} />
            ) : (
              <img
                src={photoImage(picture, 160)}
                width={64}
                height={64}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

export interface PartGalleryProps {
  readonly part: Part
  /** False for a part whose own image is missing, and which is drawn instead. */
  readonly hasImage?: boolean
  readonly onImageMissing?: () => void
}

/** The pictures of a part: its image, and the photographs that staff added, each to be zoomed. */
export function PartGallery({ part, hasImage = true, onImageMissing }: PartGalleryProps) {
  const media = usePartMedia(part.id)
  const pictures: Picture[] = [...(hasImage ? (['own'] as const) : []), ...(media.data?.photos ?? [])]
  const [chosen, setChosen] = useState(0)
  const shown = Math.min(chosen, pictures.length - 1)
  const picture = pictures[shown]
  if (picture === undefined) return null
  const photo = picture === 'own' ? null : picture
  return (
    <Stack gap={10} miw={0}>
      <ZoomPicture key={keyOf(picture)}>
        {(near, className) =>
          photo ? (
            <span className={`${classes.photo} ${className}`}>
              <img
                src={photoImage(photo, near ? 'full' : 640)}
                width={640}
                height={640}
                alt={wordsOf(photo, part)}
                decoding="async"
              />
            </span>
          ) : (
            <PartPicture
              part={part}
              width={640}
              loading="eager"
              alt={displayName(part)}
              full={near}
              {...(onImageMissing && { onMissing: onImageMissing })}
              className={className}
            />
          )
        }
      </ZoomPicture>
      {photo?.caption && (
        <Text fz="sm" c="dimmed" role="status">
          {photo.caption}
        </Text>
      )}
      {pictures.length > 1 && <Thumbnails {...{ part, pictures, shown }} onShow={setChosen} />}
    </Stack>
  )
}
