import { type SyntheticEvent, useState } from 'react'
import { fullImage, type ImageWidth, imageWidths, placeholderImage, scaledImage } from '../lib/part-image.ts'
import classes from './part-picture.module.css'

export interface PartPictureProps {
  readonly part: { readonly number: string; readonly imageVersion: number }
  /** Its rendered width in pixels. */
  readonly width: ImageWidth
  readonly loading?: 'lazy' | 'eager'
  readonly alt?: string
  readonly className?: string | undefined
  readonly full?: boolean
  readonly onMissing?: () => void
}

export function PartPicture({
  part,
  width,
  loading,
  alt = '',
  className,
  full,
  onMissing,
}: PartPictureProps) {
  const wanted = full ? fullImage(part) : scaledImage(part, width)
  const [missing, setMissing] = useState<string | null>(null)
  const failed = missing === wanted
  const onError = (_: SyntheticEvent) => {
    setMissing(wanted)
    onMissing?.()
  }
  const sources = imageWidths.map((each) => `${scaledImage(part, each)} ${each}w`).join(', ')
  return (
    <span className={`${classes.tile} ${className ?? ''}`} data-missing={failed || undefined}>
      <img
        key={wanted}
        src={failed ? placeholderImage : wanted}
        srcSet={failed || full ? undefined : sources}
        sizes={`${width}px`}
        width={width}
        height={width}
        loading={loading ?? 'lazy'}
        decoding="async"
        alt={alt}
        onError={failed ? undefined : onError}
      />
    </span>
  )
}
