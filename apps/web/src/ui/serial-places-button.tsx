import { IconMapPin } from '@tabler/icons-react'
import classes from './serial-entry.module.css'

export function SerialPlacesButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <div>
      <button type="button" className={classes.places} onClick={onOpen}>
        <IconMapPin size={18} stroke={1.8} aria-hidden />
        Where is the serial number?
      </button>
    </div>
  )
}
