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
  /** Which menu is to open as soon as it can: the one under the pointer or pressed, or none. */
  readonly onOpenAt: (at: number | null) => void
}

/** The bar as long as nobody has reached for it: it looks and reads the same, and opens nothing yet. */
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

/** The menus of the categories, below the search. Their code is fetched once the page has nothing else to do. */
export function CategoryBar() {
  const [Menus, setMenus] = useState<ComponentType<CategoryMenusProps> | null>(null)
  const [focusAt, setFocusAt] = useState<number | null>(null)
  const [openAt, setOpenAt] = useState<number | null>(null)
  // Not by Suspense: it would put a second waiting bar under a pointer that is just pressing the first.
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
