import { useCallback, useState, useSyncExternalStore } from 'react'
import { readText, writeText } from '../../lib/storage.ts'
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
  readonly choice: PageSizeChoice
  /** What the width multiplies results by; see columnFactor. */
  readonly factor: number
  readonly choose: (choice: PageSizeChoice) => void
}

/** The page size for this width and the remembered choice. */
export function usePageSize(): PageSize {
  const [choice, setChoice] = useState(() => readPageSizeChoice(readText(choiceKey)))
  const factor = useSyncExternalStore(onWidthStep, () => columnFactor(window.innerWidth))
  const choose = useCallback((next: PageSizeChoice) => {
    writeText(choiceKey, next)
    setChoice(next)
  }, [])
  return { size: pageSize(choice, factor), choice, factor, choose }
}
