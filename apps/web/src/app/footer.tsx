import { useElementSize, useIntersection } from '@mantine/hooks'
import { helpTitles, helpTopics } from '../lib/help-topics.ts'
import { onPlainClick } from '../lib/plain-click.ts'
import { officeHours, store } from '../lib/store-info.ts'
import { ContactLinks } from '../ui/contact-links.tsx'
import classes from './footer.module.css'
import { navigate, openOverlay } from './navigation/navigation.ts'
import { linkTo, to } from './navigation/routes.ts'
import { overlays, panels } from './screens/screens.ts'

function HelpLinks() {
  return (
    <ul className={classes.help}>
      <li>
        <a
          href={linkTo(to('order'))}
          onClick={onPlainClick(() => navigate(to('order')))}
          onPointerEnter={panels.order.preload}
          onFocus={panels.order.preload}
        >
          Order status
        </a>
      </li>
      {helpTopics.map((topic) => (
        <li key={topic}>
          <a
            href={`/?popup=${topic}`}
            onClick={onPlainClick(() => openOverlay({ popup: topic }))}
            onPointerEnter={overlays.help.preload}
            onFocus={overlays.help.preload}
          >
            {helpTitles[topic]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The page footer. It stays fixed at the bottom while in view; the page reserves room for it. */
export function Footer() {
  const { ref: footer, height } = useElementSize()
  const { ref: end, entry } = useIntersection({ threshold: 0 })
  const fixed = entry?.isIntersecting === true && height > 0
  return (
    <div className={classes.room} style={fixed ? { height } : undefined}>
      <footer ref={footer} className={classes.footer} data-fixed={fixed || undefined}>
        <div className={classes.inner}>
          <address className={classes.where}>
            <strong>{store.name}</strong>
            <span>{store.address}</span>
            <span>{officeHours()}</span>
          </address>
          <ContactLinks />
          <HelpLinks />
        </div>
      </footer>
      <div ref={end} className={classes.end} />
    </div>
  )
}
