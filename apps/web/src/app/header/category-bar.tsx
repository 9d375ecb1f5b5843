import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import classes from './category-bar.module.css'
import { categoryGroups, useCurrentCategory } from './category-groups.ts'
import type { CategoryMenusProps } from './category-menus.tsx'
import { toolsMenu } from './tools.ts'

const menus = [...categoryGroups.map(({ menu }) => menu), toolsMenu]

interface WaitingBarProps {
  readonly onFocus: (at: number) => void
  /** The menu to open once its code has loaded, or null. */
  readonly onOpenAt: (at: number | null) => void
}

/** A placeholder that looks and reads like the menu bar until its code has loaded. */
function WaitingBar({ onFocus, onOpenAt }: WaitingBarProps) {
  const current = useCurrentCategory()
  return (
    <div role="menubar" aria-label="Doors" className={classes.menus}>
      {menus.map((menu, at) => (
        <UnstyledButton
          key={menu}
          className={classes.target}
          role="menuitem"
          tabIndex={at === 0 ? 0 : -1}
          aria-haspopup="menu"
          aria-expanded={false}
          aria-current={current?.menu === menu ? 'true' : undefined}
          onFocus={() => onFocus(at)}
          onPointerEnter={() => onOpenAt(at)}
          onPointerLeave={() => onOpenAt(null)}
          onClick={() => onOpenAt(at)}
        >
          {menu}
          <IconChevronDown size={15} stroke={2.2} aria-hidden />
        </UnstyledButton>
      ))}
    </div>
  )
}

/** The category menus below the search. Their code loads when the page is idle. */
export function CategoryBar() {
  const [Menus, setMenus] = useState<ComponentType<CategoryMenusProps> | null>(null)
  const [focusAt, setFocusAt] = useState<number | null>(null)
  const [openAt, setOpenAt] = useState<number | null>(null)
  // Not with Suspense: that would remount the placeholder under a pointer that is pressing it.
  const load = useCallback(() => {
    import('./category-menus.tsx').then(
      ({ CategoryMenus }) => setMenus(() => CategoryMenus),
      () => undefined,
    )
  }, [])
  useEffect(() => whenIdle(load), [load])
  return (
    <nav className={classes.bar} aria-label="Categories" onPointerEnter={load} onFocus={load}>
      {Menus ? (
        <Menus focusAt={focusAt} openAt={openAt} onOpenAt={setOpenAt} />
      ) : (
        <WaitingBar onFocus={setFocusAt} onOpenAt={setOpenAt} />
      )}
    </nav>
  )
}
