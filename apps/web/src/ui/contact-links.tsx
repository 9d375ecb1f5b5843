import { IconMail, IconPhone } from '@tabler/icons-react'
import { phoneLink, store } from '../lib/store-info.ts'
import classes from './contact-links.module.css'

export function ContactLinks() {
  return (
    <ul className={classes.links}>
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
  )
}
