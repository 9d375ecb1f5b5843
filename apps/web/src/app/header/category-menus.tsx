import { Menu, Menubar } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Menubar.layer.css'
import type { Category } from '@mullion/domain/catalog/categories'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { onPlainClick } from '../../lib/plain-click.ts'
import { navigate } from '../navigation/navigation.ts'
import { searchFor } from '../navigation/routes.ts'
import { overlays } from '../screens/screens.ts'
import classes from './category-bar.module.css'
import { type CategoryGroup, categoryGroups, categoryLink, useCurrentCategory } from './category-groups.ts'
import { tools, toolsMenu } from './tools.ts'

export interface CategoryMenusProps {
  /** The placeholder that had focus, if any. */
  readonly focusAt: number | null
  readonly openAt: number | null
  readonly onOpenAt: (at: number | null) => void
}

interface CategoryMenuProps {
  readonly group: CategoryGroup
  readonly current: Category | null
  readonly onPick: () => void
}

function CategoryMenu({ group, current, onPick }: CategoryMenuProps) {
  const pick = (text: string) => () => {
    navigate(searchFor(text))
    onPick()
  }
  return (
    <Menubar.Menu width={230} offset={4} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menubar.Target
        className={classes.target}
        aria-current={current?.menu === group.menu ? 'true' : undefined}
      >
        {group.menu}
        <IconChevronDown size={15} stroke={2.2} aria-hidden />
      </Menubar.Target>
      <Menubar.Dropdown className={classes.dropdown}>
        {group.categories.map((category) => (
          <Menu.Item
            key={category.label}
            component="a"
            href={categoryLink(category)}
            className={classes.entry}
            aria-current={category === current ? 'page' : undefined}
            rightSection={category === current && <IconCheck size={17} stroke={2.2} aria-hidden />}
            onClick={onPlainClick(pick(category.text))}
          >
            {category.label}
          </Menu.Item>
        ))}
      </Menubar.Dropdown>
    </Menubar.Menu>
  )
}

/** The tools menu; focus returns to it when a tool closes. */
function ToolsMenu({ onPick }: Pick<CategoryMenuProps, 'onPick'>) {
  const pick = (open: () => void) => () => {
    onPick()
    open()
  }
  return (
    <Menubar.Menu width={230} offset={4} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menubar.Target className={classes.target} onPointerEnter={overlays.calculator.preload}>
        {toolsMenu}
        <IconChevronDown size={15} stroke={2.2} aria-hidden />
      </Menubar.Target>
      <Menubar.Dropdown className={classes.dropdown}>
        {tools.map(({ label, link, open }) => (
          <Menu.Item
            key={label}
            component="a"
            href={link}
            className={classes.entry}
            onClick={onPlainClick(pick(open))}
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

/** The real menus, replacing the placeholder. */
export function CategoryMenus({ focusAt, openAt, onOpenAt }: CategoryMenusProps) {
  const bar = useRef<HTMLDivElement>(null)
  const current = useCurrentCategory()
  useEffect(() => {
    // The focused placeholder is gone; a user who moved on meanwhile keeps their focus.
    if (focusAt !== null && document.activeElement === document.body) targetsOf(bar.current)[focusAt]?.focus()
  }, [focusAt])
  // Right away: the focused item disappears with its menu.
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || openAt === null) return
    targetsOf(bar.current)[openAt]?.focus()
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
        <CategoryMenu
          key={group.menu}
          group={group}
          current={current}
          onPick={() => targetsOf(bar.current)[at]?.focus()}
        />
      ))}
      <ToolsMenu onPick={() => targetsOf(bar.current)[categoryGroups.length]?.focus()} />
    </Menubar>
  )
}
