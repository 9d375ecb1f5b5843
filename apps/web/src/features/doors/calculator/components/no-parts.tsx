import { noPartsText } from '@mullion/domain/doors/calculated-part'
import { ContactLinks } from '../../../../ui/contact-links.tsx'
import classes from './calculated-parts.module.css'

/** Shown for a door that no formula calculates a part for. */
export function NoParts() {
  return (
    <div className={classes.nothing}>
      <p>{noPartsText}</p>
      <ContactLinks />
    </div>
  )
}
