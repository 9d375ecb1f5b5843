import type { Part } from '@mullion/domain/catalog/part'
import { memo } from 'react'
import { PartPicture } from '../../../ui/part-picture.tsx'
import { PartName, PartNumber, Price } from '../../../ui/part-text.tsx'
import classes from './suggestion-list.module.css'

export interface SuggestionListProps {
  readonly id: string
  readonly parts: readonly Part[]
  /** The one that the arrow keys have gone to, or -1 while what is typed counts. */
  readonly active: number
  readonly onPick: (partId: number) => void
}

/** The id of one suggestion, by which the box says that it is the active one. */
export function suggestionId(listId: string, at: number): string {
  return `${listId}-${at}`
}

/** Parts that what is typed may lead to, below the search box; a letter that brings no others draws them no second time. */
export const SuggestionList = memo(function SuggestionList(props: SuggestionListProps) {
  const { id, parts, active, onPick } = props
  return (
    <div
      className={classes.list}
      id={id}
      role="listbox"
      aria-label="Suggested parts"
      tabIndex={-1}
      // The box keeps the focus, or the list would be gone before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
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
          <Price cents={part.priceCents} unit={part.unit} />
        </button>
      ))}
    </div>
  )
})
