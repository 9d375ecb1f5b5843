import { store } from '../lib/store-info.ts'
import { ContactLinks } from '../ui/contact-links.tsx'
import classes from './footer.module.css'

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <address className={classes.where}>
          <strong>{store.name}</strong>
          <span>{store.address}</span>
          <span>{store.hours}</span>
        </address>
        <ContactLinks />
      </div>
    </footer>
  )
}
