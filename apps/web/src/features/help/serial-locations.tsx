import { helpTitles } from '../../lib/help-topics.ts'
import { ContactLinks } from '../../ui/contact-links.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlaceDrawing } from './components/place-drawing.tsx'
import { SerialGallery } from './components/serial-gallery.tsx'
import classes from './serial-locations.module.css'
import { type SerialPlace, serialPlaces } from './serial-places.ts'
import { useEnlargement } from './use-enlargement.ts'

export interface SerialLocationsProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** One location's drawing, as large as the screen allows. */
function Enlargement({ place, opened, onClose }: SerialLocationsProps & { readonly place: SerialPlace }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={place.name} size={860} fills>
      <figure className={classes.enlarged}>
        <PlaceDrawing place={place.id} />
        <figcaption>{place.detail}</figcaption>
      </figure>
    </Dialog>
  )
}

/** Shows where to find the serial number plate on swing and slide doors. */
export function SerialLocations({ opened, onClose }: SerialLocationsProps) {
  const { place, enlarged, enlarge, reduce } = useEnlargement(opened)
  return (
    <>
      <Dialog opened={opened} onClose={onClose} placed title={helpTitles.serials} size={900} fills>
        <p className={classes.intro}>
          The serial number is on a small metal plate. It has two digits for the year the door was built, a
          dash and four more digits. Doors made before 2012 are not in our system. For those, or if you can’t
          read the plate, our parts team can help.
        </p>
        <SerialGallery title="Swing Doors" places={serialPlaces.swing} onEnlarge={enlarge} />
        <SerialGallery title="Slide Doors" places={serialPlaces.slide} onEnlarge={enlarge} />
        <ContactLinks />
      </Dialog>
      {place && <Enlargement place={place} opened={enlarged} onClose={reduce} />}
    </>
  )
}
