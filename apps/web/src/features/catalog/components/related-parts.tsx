import { Skeleton } from '@mantine/core'
import { usePartsByNumber } from '@mullion/client/catalog/part-list.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import { expandName } from '@mullion/domain/catalog/part-name'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { PartPicture } from '../../../ui/part-picture.tsx'
import { PartNumber, Price } from '../../../ui/part-text.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { partLink } from '../catalog-actions.ts'
import classes from './related-parts.module.css'

export interface RelatedPartsProps {
  readonly numbers: readonly string[]
  readonly onOpen: (partId: number) => void
}

/** In pixels, as the style sheet has it. */
const rowHeight = 57

function RelatedPart({ part, onOpen }: Pick<RelatedPartsProps, 'onOpen'> & { readonly part: Part }) {
  return (
    <li>
      <a className={classes.part} href={partLink(part.id)} onClick={onPlainClick(() => onOpen(part.id))}>
        <PartPicture className={classes.picture} part={part} width={160} />
        <span className={classes.words}>
          <span className={classes.name}>{expandName(part.name)}</span>
          <PartNumber>{part.number}</PartNumber>
        </span>
        <Price cents={part.priceCents} unit={part.unit} />
      </a>
    </li>
  )
}

/** The parts that go with one, those that are sold. */
export function RelatedParts({ numbers, onOpen }: RelatedPartsProps) {
  const parts = usePartsByNumber(numbers)
  if (numbers.length === 0 || parts.data?.length === 0) return null
  return (
    <section className={classes.related} aria-labelledby="related-parts">
      <h3 id="related-parts" className={classes.title}>
        Related parts
      </h3>
      <QueryStates query={parts} pending={<Skeleton height={numbers.length * rowHeight} />}>
        {(ready) => (
          <ul className={classes.parts}>
            {ready.map((part) => (
              <RelatedPart key={part.id} part={part} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  )
}
