import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import classes from './category-bar.module.css'
import { categoryGroups, useCurrentCategory } from './category-groups.ts'
import { panelLoaders, whenIdle } from './preload.ts'

const CategoryMenus = lazy(async () => ({ default: (await panelLoaders.loadCategoryMenus()).CategoryMenus }))

type Reach = 'pointer' | 'focus' | 'press'

interface WaitingBarProps {
  readonly onReach: (at: number, by: Reach) => void
}

/** The bar as long as nobody has reached for it: it looks and reads the same, and opens nothing yet. */
function WaitingBar({ onReach }: WaitingBarProps) {
  const current = useCurrentCategory()
  return (
    <div role="menubar" aria-label="Doors" className={classes.menus}>
      {categoryGroups.map(({ menu }, at) => (
        <UnstyledButton
          key={menu}
          className={classes.target}
          role="menuitem"
          tabIndex={at === 0 ? 0 : -1}
          aria-haspopup="menu"
          aria-expanded={false}
          aria-current={current?.menu === menu ? 'true' : undefined}
          onPointerEnter={() => onReach(at, 'pointer')}
          onFocus={() => onReach(at, 'focus')}
          onClick={() => onReach(at, 'press')}
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
  const [reached, setReached] = useState(false)
  const [focusAt, setFocusAt] = useState<number | null>(null)
  const [openAt, setOpenAt] = useState<number | null>(null)
  const reach = (at: number, by: Reach) => {
    setReached(true)
    if (by !== 'pointer') setFocusAt(at)
    if (by === 'press') setOpenAt(at)
  }
  useEffect(() => {
    whenIdle(() => {
      panelLoaders.loadCategoryMenus().then(
        () => setReached(true),
        () => undefined,
      )
    })
  }, [])
  const waiting = <WaitingBar onReach={reach} />
  return (
    <nav className={classes.bar} aria-label="Categories">
      {reached ? (
        <PanelBoundary>
          <Suspense fallback={waiting}>
            <CategoryMenus focusAt={focusAt} openAt={openAt} onOpenAt={setOpenAt} />
          </Suspense>
        </PanelBoundary>
      ) : (
        waiting
      )}
    </nav>
  )
}
