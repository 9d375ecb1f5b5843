import { usePartCounts } from '@mullion/client/catalog/catalog.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import { formatNumber } from '@mullion/domain/number-format'
import { noFilters } from '@mullion/domain/search/facets'
import { memo } from 'react'
import { PartPicture } from '../../../ui/part-picture.tsx'
import { PartPrice } from '../../../ui/part-price.tsx'
import { PartName, PartNumber } from '../../../ui/part-text.tsx'
import classes from './suggestion-list.module.css'

export interface SuggestionListProps {
  readonly id: string
  readonly text: string
  readonly parts: readonly Part[]
  /** What usually causes the symptom that the text says. */
  readonly why?: string | undefined
  /** Index of the suggestion picked by the arrow keys; -1 for the typed text itself. */
  readonly active: number
  readonly onPick: (partId: number) => void
  readonly onAll: () => void
}

function SeeAll({ text, onAll }: Pick<SuggestionListProps, 'text' | 'onAll'>) {
  const counts = usePartCounts({ text, filters: noFilters })
  const total = counts.isPlaceholderData ? undefined : counts.data?.total
  return (
    <button type="button" className={classes.all} tabIndex={-1} onClick={onAll}>
      {total === undefined ? 'See all results' : `See all ${formatNumber(total)} results`}
    </button>
  )
}

/** Returns the id of a suggestion, for the search box's `aria-activedescendant`. */
export function suggestionId(listId: string, at: number): string {
  return `${listId}-${at}`
}

/**
 * Suggested parts below the search box. Memoized, so that a keystroke with the same suggestions does not rerender
 * them.
 */
export const SuggestionList = memo(function SuggestionList(props: SuggestionListProps) {
  const { id, text, parts, why, active, onPick, onAll } = props
  return (
    // Keep the focus in the search box, or the list would close before the click.
    <div className={classes.list} role="none" onMouseDown={(event) => event.preventDefault()}>
      {why && <p className={classes.why}>{why}</p>}
      <div id={id} role="listbox" aria-label="Suggested parts" tabIndex={-1}>
        {parts.map((part, at) => (
          <button
            type="button"
            key={part.id}
            id={suggestionId(id, at)}
            className={classes.option}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => onPick(part.id)}
          >
            <PartPicture className={classes.picture} part={part} width={160} />
            <span className={classes.words}>
              <PartNumber>{part.number}</PartNumber>
              <span className={classes.name}>
                <PartName>{part.name}</PartName>
              </span>
            </span>
            <span className={classes.price}>
              <PartPrice part={part} />
            </span>
          </button>
        ))}
      </div>
      <SeeAll text={text} onAll={onAll} />
    </div>
  )
})
