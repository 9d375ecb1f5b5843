import { Menu } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { useEffect, useRef, useState } from 'react'
import { HeaderMenuButton } from './header-menu-button.tsx'
import classes from './header-nav.module.css'
import type { HeaderMenuProps } from './menu-entry.ts'

export function HeaderMenuList({ person, entries, compact }: HeaderMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    // The menu returns focus to whatever had it when it opened.
    button.current?.focus()
    setOpened(true)
  }, [])
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={compact ? 280 : 220}
      offset={6}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <HeaderMenuButton ref={button} person={person} compact={compact} />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {compact && person !== null && <Menu.Label>{person}</Menu.Label>}
        {entries.map(({ label, Icon, act }) => (
          <Menu.Item
            key={label}
            className={classes.entry}
            onClick={act}
            leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
