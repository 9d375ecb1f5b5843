import type { CatalogActions } from '../catalog-actions.ts'
import classes from './similar-note.module.css'
import { SuggestedDoor } from './suggested-door.tsx'

/** Says that some words were dropped from the search because no part matches all of them. */
export function PartialNote({
  text,
  meant,
  actions,
}: {
  readonly text: string | null
  readonly meant: string | null
  readonly actions: CatalogActions
}) {
  return (
    <div className={classes.note}>
      <p role="status">
        No parts match all of “{text}”. Showing parts for “{meant}”.
      </p>
      <SuggestedDoor text={text} actions={actions} />
    </div>
  )
}
