import type { ListActions } from './list-actions.ts'
import { ListIndex } from './list-index.tsx'
import { OneList } from './one-list.tsx'

export interface PartListsProps {
  /** The open list; null for all of them. */
  readonly listId: number | null
  readonly actions: ListActions
}

/** The named lists of parts of a buyer and their company. */
export function PartLists({ listId, actions }: PartListsProps) {
  return listId === null ? (
    <ListIndex actions={actions} />
  ) : (
    <OneList key={listId} listId={listId} actions={actions} />
  )
}
