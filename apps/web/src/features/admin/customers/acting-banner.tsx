import { Box, Button, Group } from '@mantine/core'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import { useActingCompany } from '@mullion/client/accounts/internal-companies.hooks'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { IconBuildingStore } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './acting-banner.module.css'
import { customerTerms } from './customer-terms.ts'

export interface ActingBannerProps {
  readonly company: InternalCompany
  readonly checkingOut: boolean
  readonly onChange: () => void
  readonly onStop: () => void
}

/** Publishes the banner's bottom edge, so that notifications on narrow screens appear below it whatever its height. */
function useEndForMessages() {
  const { ref: measured, height } = useElementSize<HTMLElement>()
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const { offsetTop = 0, offsetHeight = 0 } = banner.current ?? {}
    if (height > 0) style.setProperty('--acting-end', `${offsetTop + offsetHeight}px`)
    return () => void style.removeProperty('--acting-end')
  }, [height])
  return useMergedRef(measured, banner)
}

export function ActingBanner({ company, checkingOut, onChange, onStop }: ActingBannerProps) {
  const { name, customerNumber, ...terms } = useActingCompany().data ?? company
  const ref = useEndForMessages()
  const doing = checkingOut ? 'You are checking out as' : 'You are ordering for'
  return (
    <aside ref={ref} className={classes.banner} aria-label="Company you’re ordering for">
      <Group gap="4px 12px" maw="var(--page-width)" mx="auto" p="6px var(--page-gutter)">
        <IconBuildingStore size={22} stroke={1.7} aria-hidden />
        <Box component="p" className={classes.text} flex="1 1 260px" miw={0} role="status">
          {doing}{' '}
          <strong>
            {name} - {customerNumber}
          </strong>{' '}
          <small>{customerTerms(terms)}</small>
        </Box>
        <Group gap={8} wrap="nowrap">
          <Button variant="default" h={44} onClick={onChange}>
            Change company
          </Button>
          <Button variant="default" h={44} onClick={onStop}>
            Stop
          </Button>
        </Group>
      </Group>
    </aside>
  )
}
