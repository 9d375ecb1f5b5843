import { UnstyledButton } from '@mantine/core'
import { IconZoomIn } from '@tabler/icons-react'
import { useId } from 'react'
import type { SerialLocation } from '../serial-location-list.ts'
import { LocationDrawing } from './location-drawing.tsx'
import classes from './serial-gallery.module.css'

export interface SerialGalleryProps {
  readonly title: string
  readonly places: readonly SerialLocation[]
  readonly onEnlarge: (place: SerialLocation) => void
}

/** Drawings of one door type's plate locations; each can be enlarged. */
export function SerialGallery({ title, places, onEnlarge }: SerialGalleryProps) {
  const id = useId()
  return (
    <section className={classes.gallery} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <ul className={classes.places}>
        {places.map((place) => (
          <li key={place.id} className={classes.place}>
            <div className={classes.picture}>
              <LocationDrawing place={place.id} />
              <IconZoomIn className={classes.zoom} size={20} stroke={1.9} aria-hidden />
            </div>
            <UnstyledButton
              className={classes.enlarge}
              onClick={() => onEnlarge(place)}
              aria-haspopup="dialog"
            >
              {place.name}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
