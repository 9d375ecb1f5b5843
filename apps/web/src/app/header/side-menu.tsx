import { UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { onPlainClick } from '../../lib/plain-click.ts'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { categoryGroups, categoryLinks, useCurrentCategory } from './category-groups.ts'
import { useHeaderEntries } from './header-entries.ts'
import classes from './side-menu.module.css'
import { type MenuLink, tools, toolsMenu } from './tools.ts'

export interface SideMenuProps {
  readonly opened: boolean
  readonly onClose: () => void
}

type Pick = (act: () => void) => void

interface LinkListProps {
  readonly title: string
  readonly links: readonly MenuLink[]
  readonly onPick: Pick
}

function LinkList({ title, links, onPick }: LinkListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      <ul className={classes.categories}>
        {links.map(({ label, link, open, current }) => (
          <li key={label}>
            <a
              href={link}
              className={classes.entry}
              aria-current={current ? 'page' : undefined}
              onClick={onPlainClick(() => onPick(open))}
            >
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

export function SideMenu({ opened, onClose }: SideMenuProps) {
  const current = useCurrentCategory()
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
          <LinkList key={group.menu} title={group.menu} links={categoryLinks(group, current)} onPick={pick} />
        ))}
        <LinkList title={toolsMenu} links={tools} onPick={pick} />
        <AccountList onPick={pick} />
      </nav>
    </SideDrawer>
  )
}
