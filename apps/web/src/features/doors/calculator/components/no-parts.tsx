import { noPartsText } from '@mullion/domain/doors/calculated-part'
import { ContactLinks } from '../../../../ui/contact-links.tsx'
import classes from './calculated-parts.module.css'

/** For a door that no formula gives a part for. */
export function NoParts() {
  return (
    <div className={classes.nothing}>
      <p>{noPartsText}</p>
      <ContactLinks />
    </div>
  )
}
