import { useCallback, useState, useSyncExternalStore } from 'react'
import { readText, writeText } from '../../lib/storage.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import {
  columnFactor,
  columnFactors,
  type PageSizeChoice,
  pageSize,
  readPageSizeChoice,
} from './page-size.ts'

const choiceKey = 'resultsPerPage'

function onWidthStep(changed: () => void): () => void {
  const steps = columnFactors.map(({ fromPixels }) => matchMedia(`(min-width: ${fromPixels}px)`))
  for (const step of steps) step.addEventListener('change', changed)
  return () => {
    for (const step of steps) step.removeEventListener('change', changed)
  }
}

export interface PageSize {
  readonly size: number
  /**
   * False until the width is known. Until then, the page has the most results of any width, and CSS hides the
   * excess.
   */
  readonly measured: boolean
  readonly choice: PageSizeChoice
  readonly factor: number
  readonly choose: (choice: PageSizeChoice) => void
}

const largestFactor = Math.max(...columnFactors.map(({ factor }) => factor))

export function usePageSize(): PageSize {
  const measured = useHydrated()
  const [remembered, setChoice] = useState(() => readPageSizeChoice(readText(choiceKey)))
  const choice = measured ? remembered : 'Default'
  const factor = useSyncExternalStore(
    onWidthStep,
    () => columnFactor(window.innerWidth),
    () => largestFactor,
  )
  const choose = useCallback((next: PageSizeChoice) => {
    writeText(choiceKey, next)
    setChoice(next)
  }, [])
  return { size: pageSize(choice, factor), measured, choice, factor, choose }
}
