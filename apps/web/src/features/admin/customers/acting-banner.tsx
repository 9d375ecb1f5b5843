import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useActingCompany } from '@mullion/client/accounts/internal-companies.hooks'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { IconBuildingStore } from '@tabler/icons-react'
import { useEffect } from 'react'
import classes from './acting-banner.module.css'
import { customerTerms } from './customer-terms.ts'

export interface ActingBannerProps {
  /** The company as this tab remembers it. */
  readonly company: InternalCompany
  readonly checkingOut: boolean
  readonly onChange: () => void
  readonly onStop: () => void
}

/** Messages at the top of a narrow screen stand below the banner, however many lines it takes. */
function useHeightForMessages() {
  const { ref, height } = useElementSize<HTMLElement>()
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--acting-height', `${height}px`)
    return () => void style.removeProperty('--acting-height')
  }, [height])
  return ref
}

/** Says on every screen whom staff order for, with the ways to another company and back to none. */
export function ActingBanner({ company, checkingOut, onChange, onStop }: ActingBannerProps) {
  const { name, customerNumber, ...terms } = useActingCompany().data ?? company
  const ref = useHeightForMessages()
  const doing = checkingOut ? 'You are checking out as' : 'You are ordering for'
  return (
    <aside ref={ref} className={classes.banner} aria-label="Company that you order for">
      <div className={classes.inner}>
        <IconBuildingStore size={22} stroke={1.7} aria-hidden />
        <p className={classes.text} role="status">
          <span>
            {doing}{' '}
            <strong>
              {name} - {customerNumber}
            </strong>
          </span>{' '}
          <span className={classes.terms}>{customerTerms(terms)}</span>
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onChange}>
            Change Company
          </Button>
          <Button variant="default" onClick={onStop}>
            Stop
          </Button>
        </div>
      </div>
    </aside>
  )
}
