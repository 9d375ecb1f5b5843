import { UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { onPlainClick } from '../../lib/plain-click.ts'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { navigate } from '../navigation/navigation.ts'
import { searchFor } from '../navigation/routes.ts'
import { type CategoryGroup, categoryGroups, categoryLink, useCurrentCategory } from './category-groups.ts'
import { useHeaderEntries } from './header-entries.ts'
import classes from './side-menu.module.css'
import { tools, toolsMenu } from './tools.ts'

export interface SideMenuProps {
  readonly opened: boolean
  /** Closes it and restores focus. */
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
              onClick={onPlainClick(() => onPick(() => navigate(searchFor(category.text))))}
            >
              {category.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ToolsList({ onPick }: { readonly onPick: Pick }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {toolsMenu}
      </h3>
      <ul className={classes.categories}>
        {tools.map(({ label, link, open }) => (
          <li key={label}>
            <a href={link} className={classes.entry} onClick={onPlainClick(() => onPick(open))}>
              {label}
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

/** The phone menu with every section of the store. */
export function SideMenu({ opened, onClose }: SideMenuProps) {
  const pick: Pick = (act) => {
    onClose()
    act()
  }
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      position="left"
      size={340}
      title="Menu"
      bodyClass={classes.body}
    >
      <nav aria-label="Store">
        {categoryGroups.map((group) => (
          <CategoryList key={group.menu} group={group} onPick={pick} />
        ))}
        <ToolsList onPick={pick} />
        <AccountList onPick={pick} />
      </nav>
    </SideDrawer>
  )
}
