import type { Part } from '@mullion/domain/catalog/part'
import { useSnapshot } from 'valtio'
import { notifyProblem } from '../../../lib/notices.state.ts'
import classes from './compare.module.css'
import { compareState, maxCompared, toggleCompared } from './compare.state.ts'

export interface CompareBoxProps {
  readonly part: Pick<Part, 'id' | 'number'>
  readonly word?: string
}

/** Chooses a part to compare it with up to three others. */
export function CompareBox({ part, word }: CompareBoxProps) {
  const { parts } = useSnapshot(compareState)
  const toggle = () => {
    if (!toggleCompared(part)) notifyProblem(`Compare up to ${maxCompared} parts. Remove one first.`)
  }
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        checked={parts.some(({ id }) => id === part.id)}
        aria-label={`Compare: ${part.number}`}
        onChange={toggle}
      />
      {word}
    </label>
  )
}
