import { Stack, Text, UnstyledButton } from '@mantine/core'
import { usePartMedia } from '@mullion/client/admin/part-media.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import type { PartPhoto } from '@mullion/domain/catalog/part-media'
import { displayName } from '@mullion/domain/catalog/part-title'
import { type KeyboardEvent, useState } from 'react'
import { photoImage } from '../../../lib/part-image.ts'
import { PartDrawing, PartThumbnail } from '../../../ui/part-drawing.tsx'
import { PartPicture } from '../../../ui/part-picture.tsx'
import classes from './part-gallery.module.css'
import { ZoomPicture } from './zoom-picture.tsx'

/** The drawing made from the part's data, its own image (or the illustration of its kind), or a photograph. */
type Picture = 'drawing' | 'own' | PartPhoto

function wordsOf(picture: Picture, part: Part): string {
  if (picture === 'drawing') return `Drawing of ${displayName(part)}`
  if (picture === 'own') return displayName(part)
  return picture.alternative || picture.caption || displayName(part)
}

const keyOf = (picture: Picture) => (typeof picture === 'string' ? picture : picture.id)

interface ThumbnailsProps {
  readonly part: Part
  readonly onImageMissing: (() => void) | undefined
  readonly pictures: readonly Picture[]
  readonly shown: number
  readonly onShow: (at: number) => void
}

interface ThumbnailProps extends Pick<ThumbnailsProps, 'part' | 'onImageMissing'> {
  readonly picture: Picture
}

function Thumbnail({ part, picture, onImageMissing }: ThumbnailProps) {
  if (picture === 'drawing') return <PartThumbnail part={part} size={64} className={classes.small} />
  if (picture === 'own') {
    return <PartPicture part={part} width={160} {...(onImageMissing && { onMissing: onImageMissing })} />
  }
  return <img src={photoImage(picture, 160)} width={64} height={64} alt="" loading="lazy" decoding="async" />
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pictures of a part, small, to choose from; arrow keys go from one to the next. */
function Thumbnails({ part, pictures, shown, onShow, onImageMissing }: ThumbnailsProps) {
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
            <Thumbnail part={part} picture={picture} onImageMissing={onImageMissing} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

export interface PartGalleryProps {
  readonly part: Part
  /** True to begin with the drawing made from its data. */
  readonly drawn?: boolean
  /** False for a part whose own image is missing, and which is drawn instead. */
  readonly hasImage?: boolean
  readonly onImageMissing?: () => void
}

interface LargeProps extends ThumbnailProps {
  readonly near: boolean
  readonly className: string
}

function Large({ part, picture, near, className, onImageMissing }: LargeProps) {
  if (picture === 'drawing') {
    return (
      <div className={classes.drawing}>
        <PartDrawing part={part} />
      </div>
    )
  }
  if (picture === 'own') {
    return (
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
  return (
    <span className={`${classes.photo} ${className}`}>
      <img
        src={photoImage(picture, near ? 'full' : 640)}
        width={640}
        height={640}
        alt={wordsOf(picture, part)}
        decoding="async"
      />
    </span>
  )
}

/** The pictures of a part: its drawing or its image, and the photographs that staff added, each to be zoomed. */
export function PartGallery({ part, drawn = false, hasImage = true, onImageMissing }: PartGalleryProps) {
  const media = usePartMedia(part.id)
  const pictures: Picture[] = [
    ...(drawn ? (['drawing'] as const) : []),
    ...(hasImage ? (['own'] as const) : []),
    ...(media.data?.photos ?? []),
  ]
  const [chosen, setChosen] = useState(0)
  const shown = Math.min(chosen, pictures.length - 1)
  const picture = pictures[shown]
  if (picture === undefined) return null
  const caption = typeof picture === 'string' ? '' : picture.caption
  return (
    <Stack gap={10} miw={0}>
      <ZoomPicture key={keyOf(picture)}>
        {(near, className) => <Large {...{ part, picture, near, className, onImageMissing }} />}
      </ZoomPicture>
      {caption && (
        <Text fz="sm" c="dimmed" role="status">
          {caption}
        </Text>
      )}
      {pictures.length > 1 && (
        <Thumbnails {...{ part, pictures, shown, onImageMissing }} onShow={setChosen} />
      )}
    </Stack>
  )
}
