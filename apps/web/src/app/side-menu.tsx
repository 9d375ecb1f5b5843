import { Drawer, UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { useEffect, useId, useState } from 'react'
import { onPlainClick } from '../lib/plain-click.ts'
import { type CategoryGroup, categoryGroups, categoryLink, useCurrentCategory } from './category-groups.ts'
import { useHeaderEntries } from './header-entries.ts'
import { searchFor } from './panels.state.ts'
import classes from './side-menu.module.css'

export interface SideMenuProps {
  readonly opened: boolean
  /** Closes it and gives the focus back. */
  readonly onClose: () => void
}

type Pick = (act: () => void) => void

function CategoryList({ group, onPick }: { readonly group: CategoryGroup; readonly onPick: Pick }) {
  const id = useId()
  const current = useCurrentCategory()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {group.menu}
      </h3>
      <ul className={classes.categories}>
        {group.categories.map((category) => (
          <li key={category.label}>
            <a
              href={categoryLink(category)}
              className={classes.entry}
              aria-current={category === current ? 'page' : undefined}
              onClick={onPlainClick(() => onPick(() => searchFor(category.text)))}
            >
              {category.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AccountList({ onPick }: { readonly onPick: Pick }) {
  const id = useId()
  const { name, all } = useHeaderEntries()
  return (
    <section aria-labelledby={id} className={classes.account}>
      <h3 id={id} className={classes.heading}>
        {name ?? 'Account'}
      </h3>
      <ul>
        {all.map(({ label, Icon, act, preload }) => (
          <li key={label}>
            <UnstyledButton
              className={classes.entry}
              onClick={() => onPick(act)}
              onPointerEnter={preload}
              onFocus={preload}
            >
              <Icon size={20} stroke={1.7} aria-hidden />
              {label}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All ways through the store, sliding in from the side of a narrow screen. */
export function SideMenu({ opened, onClose }: SideMenuProps) {
  // Starts closed: only a change lets it slide in.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  const pick: Pick = (act) => {
    onClose()
    act()
  }
  return (
    <Drawer
      opened={shown}
      onClose={onClose}
      // Opened again, it would take its own close button for what had the focus.
      returnFocus={false}
      position="left"
      size={340}
      title="Menu"
      transitionProps={{ duration: 160 }}
      overlayProps={{ backgroundOpacity: 0.55, color: '#0a1a21' }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        content: classes.content,
        header: classes.header,
        body: classes.body,
        title: classes.title,
      }}
    >
      <nav aria-label="Store">
        {categoryGroups.map((group) => (
          <CategoryList key={group.menu} group={group} onPick={pick} />
        ))}
        <AccountList onPick={pick} />
      </nav>
    </Drawer>
  )
}
