import { Menu, Menubar } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Menubar.layer.css'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { onPlainClick } from '../../lib/plain-click.ts'
import { overlays } from '../screens/screens.ts'
import classes from './category-bar.module.css'
import { categoryGroups, categoryLinks, useCurrentCategory } from './category-groups.ts'
import { type MenuLink, tools, toolsMenu } from './tools.ts'

export interface CategoryMenusProps {
  readonly focusAt: number | null
  readonly openAt: number | null
  readonly onOpenAt: (at: number | null) => void
}

interface LinkMenuProps {
  readonly title: string
  readonly links: readonly MenuLink[]
  readonly onPick: (open: () => void) => void
  readonly preload?: () => void
}

function LinkMenu({ title, links, onPick, preload }: LinkMenuProps) {
  return (
    <Menubar.Menu width={230} offset={4} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menubar.Target
        className={classes.target}
        aria-current={links.some(({ current }) => current) ? 'true' : undefined}
        onPointerEnter={preload}
      >
        {title}
        <IconChevronDown size={15} stroke={2.2} aria-hidden />
      </Menubar.Target>
      <Menubar.Dropdown className={classes.dropdown}>
        {links.map(({ label, link, open, current }) => (
          <Menu.Item
            key={label}
            component="a"
            href={link}
            className={classes.entry}
            aria-current={current ? 'page' : undefined}
            rightSection={current && <IconCheck size={17} stroke={2.2} aria-hidden />}
            onClick={onPlainClick(() => onPick(open))}
          >
            {label}
          </Menu.Item>
        ))}
      </Menubar.Dropdown>
    </Menubar.Menu>
  )
}

function targetsOf(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('[data-menubar-target]') ?? [])]
}

export function CategoryMenus({ focusAt, openAt, onOpenAt }: CategoryMenusProps) {
  const bar = useRef<HTMLDivElement>(null)
  const current = useCurrentCategory()
  useEffect(() => {
    // The focused placeholder is gone; a user who moved on meanwhile keeps their focus.
    if (focusAt !== null && document.activeElement === document.body) targetsOf(bar.current)[focusAt]?.focus()
  }, [focusAt])
  const focusTarget = (at: number) => targetsOf(bar.current)[at]?.focus()
  // Right away: the focused item disappears with its menu.
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || openAt === null) return
    focusTarget(openAt)
    onOpenAt(null)
  }
  return (
    <Menubar
      ref={bar}
      onKeyDownCapture={leave}
      className={classes.menus}
      aria-label="Doors"
      trigger="hover"
      openIndex={openAt}
      onOpenChange={onOpenAt}
    >
      {categoryGroups.map((group, at) => (
        <LinkMenu
          key={group.menu}
          title={group.menu}
          links={categoryLinks(group, current)}
          onPick={(open) => {
            open()
            focusTarget(at)
          }}
        />
      ))}
      {/* Focused before the tool opens, so that focus returns to the menu when it closes. */}
      <LinkMenu
        title={toolsMenu}
        links={tools}
        preload={overlays.calculator.preload}
        onPick={(open) => {
          focusTarget(categoryGroups.length)
          open()
        }}
      />
    </Menubar>
  )
}
