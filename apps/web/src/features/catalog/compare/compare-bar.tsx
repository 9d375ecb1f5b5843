import { Button } from '@mantine/core'
import { useSnapshot } from 'valtio'
import { countOf } from '../../../lib/count-of.ts'
import classes from './compare.module.css'
import { clearCompared, compareState } from './compare.state.ts'

/** The bar is gone then, and the focus with it. */
function clear(): void {
  clearCompared()
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
}

/** What was chosen to be compared, below the page; nothing while nothing was. */
export function CompareBar({ onCompare }: { readonly onCompare: (partIds: readonly number[]) => void }) {
  const { parts } = useSnapshot(compareState)
  if (parts.length === 0) return null
  return (
    <section className={classes.bar} aria-label="Parts to compare">
      <span className={classes.chosen}>
        {countOf(parts.length, 'part')} to compare: {parts.map(({ number }) => number).join(', ')}
      </span>
      <Button size="xs" h={36} onClick={() => onCompare(parts.map(({ id }) => id))}>
        Compare
      </Button>
      <Button size="xs" h={36} variant="default" onClick={clear}>
        Clear
      </Button>
    </section>
  )
}
