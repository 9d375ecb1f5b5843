import { Button } from '@mantine/core'
import { leadText, type NumberLead } from '@mullion/domain/catalog/number-lead'
import { likelySerial } from '@mullion/domain/doors/door-serial'
import type { Symptom } from '@mullion/domain/search/symptom'
import { PartName, Price } from '../../../ui/part-text.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import classes from './search-notes.module.css'

export interface SimilarNoteProps {
  readonly searchedText: string | null
  readonly onSearch: (text: string) => void
}

export function SimilarNote({ searchedText, onSearch }: SimilarNoteProps) {
  return (
    <div className={classes.note}>
      <p role="status">No exact match: showing similar parts</p>
      {searchedText && (
        <Button variant="default" size="xs" h={36} onClick={() => onSearch(searchedText)}>
          Search for “{searchedText}” instead
        </Button>
      )}
    </div>
  )
}

/** Says where an old or foreign number leads. */
export function LeadNote({ lead, actions }: { readonly lead: NumberLead; readonly actions: CatalogActions }) {
  const { part } = lead
  return (
    <div className={classes.note}>
      <p role="status">
        {leadText(lead)} <PartName>{part.name}</PartName>, <Price cents={part.priceCents} unit={part.unit} />
      </p>
      <Button variant="default" size="xs" h={36} onClick={() => actions.openPart(part.id)}>
        Open part {part.number}
      </Button>
    </div>
  )
}

/** Says what usually causes a symptom, with a search for each kind of part that cures it. */
export function SymptomNote({
  symptom,
  actions,
}: {
  readonly symptom: Symptom
  readonly actions: CatalogActions
}) {
  const { why, cures } = symptom
  return (
    <div className={classes.symptom}>
      <p role="status">{why}</p>
      <ul aria-label="Kinds of part that cure it">
        {cures.map((cure) => (
          <li key={cure}>
            <Button variant="default" size="xs" h={36} onClick={() => actions.searchFor(cure)}>
              {cure}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

export interface SuggestedDoorProps {
  readonly text: string | null
  readonly actions: CatalogActions
}

/** Suggests a door if the text is almost a serial number. */
export function SuggestedDoor({ text, actions }: SuggestedDoorProps) {
  const serialNumber = text === null ? null : likelySerial(text)
  if (!serialNumber) return null
  return <Button onClick={() => actions.searchFor(serialNumber)}>Did you mean door {serialNumber}?</Button>
}

/** Says that some words were dropped from the search because no part matches all of them. */
export function PartialNote({
  text,
  searchedText,
  actions,
}: {
  readonly text: string | null
  readonly searchedText: string | null
  readonly actions: CatalogActions
}) {
  return (
    <div className={classes.note}>
      <p role="status">
        No parts match all of “{text}”. Showing parts for “{searchedText}”.
      </p>
      <SuggestedDoor text={text} actions={actions} />
    </div>
  )
}
