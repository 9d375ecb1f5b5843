import { UnstyledButton } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import classes from './header-nav.module.css'
import { panelLoaders, preloadSideMenu } from './preload.ts'

const SideMenu = lazy(async () => ({ default: (await panelLoaders.loadSideMenu()).SideMenu }))

/** Opens the menu at the side, which is all of the header's ways on a phone. Its code is fetched at the first press. */
export function SideMenuDoor() {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<boolean | null>(null)
  const close = () => {
    setOpened(false)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <UnstyledButton
        ref={button}
        className={classes.compact}
        aria-haspopup="dialog"
        aria-expanded={opened === true}
        aria-label="Menu"
        onClick={() => setOpened(true)}
        onPointerEnter={preloadSideMenu}
        onFocus={preloadSideMenu}
      >
        <IconMenu2 size={24} stroke={1.8} aria-hidden />
      </UnstyledButton>
      {opened !== null && (
        <PanelBoundary>
          <Suspense fallback={null}>
            <SideMenu opened={opened} onClose={close} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  )
}
