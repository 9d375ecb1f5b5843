import type { TablerIcon } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { HeaderMenuButton } from './header-menu-button.tsx'
import { panelLoaders, preloadHeaderMenu } from './preload.ts'

export interface MenuEntry {
  readonly label: string
  readonly Icon: TablerIcon
  readonly act: () => void
  readonly preload: () => void
}

export interface HeaderMenuProps {
  /** The first name of whoever is signed in; null for a guest. */
  readonly person: string | null
  readonly entries: readonly MenuEntry[]
  /** Only a picture to press, and the name inside, where there is no room for more. */
  readonly compact: boolean
}

const OpenedMenu = lazy(async () => ({ default: (await panelLoaders.loadHeaderMenu()).HeaderMenuList }))

/** The menu of whoever is here: a button, until somebody presses it for the first time. */
export function HeaderMenu(props: HeaderMenuProps) {
  const { person, entries, compact } = props
  const [pressed, setPressed] = useState(false)
  const preload = () => {
    preloadHeaderMenu()
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
  if (!pressed) return button
  return (
    <PanelBoundary>
      <Suspense fallback={button}>
        <OpenedMenu {...props} />
      </Suspense>
    </PanelBoundary>
  )
}
