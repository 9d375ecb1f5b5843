import { UnstyledButton } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { LazyOverlay } from '../../ui/lazy-overlay.tsx'
import classes from './header-nav.module.css'

const SideMenu = lazyComponent(async () => (await import('./side-menu.tsx')).SideMenu)

export function SideMenuButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
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
        aria-expanded={opened}
        aria-label="Menu"
        onClick={() => setOpened(true)}
        onPointerEnter={SideMenu.preload}
        onFocus={SideMenu.preload}
      >
        <IconMenu2 size={24} stroke={1.8} aria-hidden />
      </UnstyledButton>
      <LazyOverlay about={opened || null} onClose={close} onReopen={setOpened}>
        {() => <SideMenu opened={opened} onClose={close} />}
      </LazyOverlay>
    </>
  )
}
