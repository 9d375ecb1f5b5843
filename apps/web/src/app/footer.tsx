import { IconMail, IconPhone } from '@tabler/icons-react'
import { phoneLink, store } from '../lib/store-info.ts'
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
        <ul className={classes.contact}>
          <li>
            <a href={phoneLink(store.phone)}>
              <IconPhone size={18} stroke={1.8} aria-hidden />
              {store.phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${store.email}`}>
              <IconMail size={18} stroke={1.8} aria-hidden />
              {store.email}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  )
}
