import { Skeleton } from '@mantine/core'
import { usePartsByNumber } from '@mullion/client/catalog/part-list.hooks'
import { PartRows, partRowHeight } from '../../../ui/part-rows.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import classes from './related-parts.module.css'

export interface RelatedPartsProps {
  readonly numbers: readonly string[]
  readonly onOpen: (partId: number) => void
}

/** The related parts that are still sold. */
export function RelatedParts({ numbers, onOpen }: RelatedPartsProps) {
  const parts = usePartsByNumber(numbers)
  if (numbers.length === 0 || parts.data?.length === 0) return null
  return (
    <section className={classes.related} aria-labelledby="related-parts">
      <h3 id="related-parts" className={classes.title}>
        Related parts
      </h3>
      <QueryStates query={parts} pending={<Skeleton height={numbers.length * partRowHeight} />}>
        {(ready) => <PartRows parts={ready} onOpen={onOpen} />}
      </QueryStates>
    </section>
  )
}
