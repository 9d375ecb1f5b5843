import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconMenu2, IconUserCircle } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import classes from './header-nav.module.css'

export interface HeaderMenuButtonProps extends ComponentPropsWithRef<'button'> {
  readonly person: string | null
  readonly compact: boolean
}

export function HeaderMenuButton({ person, compact, ...button }: HeaderMenuButtonProps) {
  const Picture = person === null ? IconMenu2 : IconUserCircle
  const label = person === null ? 'Menu' : `${person}’s menu`
  return (
    <UnstyledButton
      aria-haspopup="menu"
      {...button}
      className={compact ? classes.compact : classes.item}
      aria-label={compact ? label : undefined}
    >
      <Picture size={22} stroke={1.7} aria-hidden />
      {!compact && (
        <>
          <span className={classes.name}>{person}</span>
          <IconChevronDown size={16} stroke={2} aria-hidden />
        </>
      )}
    </UnstyledButton>
  )
}
