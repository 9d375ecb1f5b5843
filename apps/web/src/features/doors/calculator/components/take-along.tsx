import type { ReactNode } from 'react'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { PrintButton } from '../../../../ui/print-button.tsx'
import { resultText } from '../result-text.ts'
import classes from './take-along.module.css'

export interface TakeAlongProps {
  /** The parts, the doors that they are for, and the notes. */
  readonly result: Parameters<typeof resultText>
  /** What else can be done with it. */
  readonly children?: ReactNode
}

/** Takes a result along: as a text, or on paper. */
export function TakeAlong({ result, children }: TakeAlongProps) {
  return (
    <div className={classes.ways} data-no-print>
      <CopyButton text={resultText(...result)} label="Copy as text" word="Copy as text" />
      <PrintButton />
      {children}
    </div>
  )
}
