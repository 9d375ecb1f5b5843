import { Button, Stack, UnstyledButton } from '@mantine/core'
import { IconZoomIn } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { type HelpTopic, helpTitles } from '../../lib/help-topics.ts'
import { useLastShown } from '../../lib/use-last-shown.ts'
import { ContactLinks } from '../../ui/contact-links.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LocationDrawing } from './components/location-drawing.tsx'
import classes from './help-dialog.module.css'
import { type DocumentText, policies } from './policies.ts'
import { type SerialLocation, serialLocations } from './serial-location-list.ts'

/** Tracks the enlarged drawing; returns the last one as well, for the closing animation. */
function useEnlargement(opened: boolean) {
  const [enlarged, enlarge] = useState<SerialLocation | null>(null)
  const place = useLastShown(enlarged)
  // Closing the dialog also closes the enlargement, so that it is not open on return.
  useEffect(() => {
    if (!opened) enlarge(null)
  }, [opened])
  return { place, enlarged: enlarged !== null && opened, enlarge, reduce: () => enlarge(null) }
}

interface DocumentViewerProps {
  readonly document: DocumentText
  readonly opened: boolean
  readonly onClose: () => void
}

/** A text document with contact links and a close button. */
function DocumentViewer({ document, opened, onClose }: DocumentViewerProps) {
  return (
    <Dialog opened={opened} onClose={onClose} placed title={document.title} size={720} fills>
      <article className={classes.document}>
        <p className={classes.summary}>{document.summary}</p>
        {document.sections.map(({ heading, paragraphs, points = [] }) => (
          <Stack component="section" key={heading} gap={8}>
            <h3 className={classes.heading}>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul className={classes.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </Stack>
        ))}
      </article>
      <div className={classes.end}>
        <ContactLinks />
        <Button h={44} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}

interface SerialGalleryProps {
  readonly title: string
  readonly places: readonly SerialLocation[]
  readonly onEnlarge: (place: SerialLocation) => void
}

/** Drawings of one door type's plate locations; each can be enlarged. */
function SerialGallery({ title, places, onEnlarge }: SerialGalleryProps) {
  const id = useId()
  return (
    <Stack component="section" gap={10} mb={22} aria-labelledby={id}>
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
    </Stack>
  )
}

interface SerialLocationsProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** One location's drawing, as large as the screen allows. */
function Enlargement({ place, opened, onClose }: SerialLocationsProps & { readonly place: SerialLocation }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={place.name} size={860} fills>
      <figure className={classes.enlarged}>
        <LocationDrawing place={place.id} />
        <figcaption>{place.detail}</figcaption>
      </figure>
    </Dialog>
  )
}

/** Shows where to find the serial number plate on swing and slide doors. */
function SerialLocations({ opened, onClose }: SerialLocationsProps) {
  const { place, enlarged, enlarge, reduce } = useEnlargement(opened)
  return (
    <>
      <Dialog opened={opened} onClose={onClose} placed title={helpTitles.serials} size={900} fills>
        <p className={classes.intro}>
          The serial number is on a small metal plate. It has two digits for the year the door was built, a
          dash and four more digits. Doors made before 2012 are not in our system. For those, or if you can’t
          read the plate, our parts team can help.
        </p>
        <SerialGallery title="Swing Doors" places={serialLocations.swing} onEnlarge={enlarge} />
        <SerialGallery title="Slide Doors" places={serialLocations.slide} onEnlarge={enlarge} />
        <ContactLinks />
      </Dialog>
      {place && <Enlargement place={place} opened={enlarged} onClose={reduce} />}
    </>
  )
}

export interface HelpDialogProps {
  readonly topic: HelpTopic
  readonly opened: boolean
  readonly onClose: () => void
}

/** One of the footer's dialogs. */
export function HelpDialog({ topic, ...dialog }: HelpDialogProps) {
  if (topic === 'serials') return <SerialLocations {...dialog} />
  return <DocumentViewer key={topic} document={policies[topic]} {...dialog} />
}
