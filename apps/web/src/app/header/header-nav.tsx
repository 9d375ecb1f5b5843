import { useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { onPlainClick } from '../../lib/plain-click.ts'
import { useMedia } from '../../lib/use-media.ts'
import { LazyOverlay } from '../../ui/lazy-overlay.tsx'
import { openOverlay } from '../navigation/navigation.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { overlays } from '../screens/screens.ts'
import { returnText, type Toggle, turned, useHeaderEntries } from './header-entries.ts'
import { HeaderMenuButton } from './header-menu-button.tsx'
import classes from './header-nav.module.css'
import type { HeaderMenuProps } from './menu-entry.ts'

const OpenedMenu = lazyComponent(async () => (await import('./header-menu-list.tsx')).HeaderMenuList)

/** The user menu. A plain button until its first press loads the menu's code. */
function HeaderMenu(props: HeaderMenuProps) {
  const { person, entries, compact } = props
  const [pressed, setPressed] = useState(false)
  const preload = () => {
    OpenedMenu.preload()
    for (const entry of entries) entry.preload()
  }
  const button = (
    <HeaderMenuButton
      person={person}
      compact={compact}
      aria-expanded={false}
      onClick={() => setPressed(true)}
      onPointerEnter={preload}
      onFocus={preload}
    />
  )
  return (
    <>
      {!pressed && button}
      <LazyOverlay
        about={pressed || null}
        onClose={() => setPressed(false)}
        onReopen={setPressed}
        fallback={button}
      >
        {() => <OpenedMenu {...props} />}
      </LazyOverlay>
    </>
  )
}

/** Users have a name and several panels; a guest's two short entries fit in less room. */
const narrowerThanAll = { member: '(max-width: 1180px)', guest: '(max-width: 1040px)' }

/** A button that opens a panel and leads back, as wide as its longer label so nothing shifts. */
function PanelToggle({ toggle }: { readonly toggle: Toggle }) {
  const panel = useRoute((route) => route.panel)
  const { label, act, preload } = turned(toggle, panel)
  return (
    <button type="button" className={classes.item} onClick={act} onPointerEnter={preload} onFocus={preload}>
      <span className={classes.widest} data-other={label === returnText ? toggle.label : returnText}>
        {label}
      </span>
    </button>
  )
}

function LoginLink() {
  return (
    <a
      href="/?login=1"
      className={classes.item}
      onClick={onPlainClick(() => openOverlay({ login: true }))}
      onPointerEnter={overlays.signIn.preload}
      onFocus={overlays.signIn.preload}
    >
      Login
    </a>
  )
}

/** The header's right side: entries side by side if they fit, otherwise in one menu. Guests always see Login. */
export function HeaderNav() {
  const { name, beside, inMenu, all } = useHeaderEntries()
  const narrow = useMedia(narrowerThanAll[name === null ? 'guest' : 'member'])
  return (
    <>
      {narrow !== false && (
        <div className={classes.narrow} data-member={name !== null || undefined}>
          <HeaderMenu person={name} entries={all} compact />
        </div>
      )}
      {(narrow !== true || name === null) && (
        <nav className={classes.nav} data-member={name !== null || undefined} aria-label="Account">
          {narrow !== true && (
            <div className={classes.beside}>
              {beside.map((toggle) => (
                <PanelToggle key={toggle.panel} toggle={toggle} />
              ))}
            </div>
          )}
          {name === null ? <LoginLink /> : <HeaderMenu person={name} entries={inMenu} compact={false} />}
        </nav>
      )}
    </>
  )
}
