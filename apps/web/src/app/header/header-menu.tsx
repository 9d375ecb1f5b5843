import { useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { LazyOverlay } from '../../ui/lazy-overlay.tsx'
import { HeaderMenuButton } from './header-menu-button.tsx'
import type { HeaderMenuProps } from './menu-entry.ts'

const OpenedMenu = lazyComponent(async () => (await import('./header-menu-list.tsx')).HeaderMenuList)

/** The user menu. A plain button until its first press loads the menu's code. */
export function HeaderMenu(props: HeaderMenuProps) {
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
