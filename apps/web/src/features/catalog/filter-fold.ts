import type { PartsOf } from '@mullion/client/catalog/catalog.hooks'
import { canTurn, type FilterGroup } from './filters.ts'

/** Which filters a search hides. Decided at the search's first count, so that visible filters do not move. */
export interface Fold {
  /** The searched text, or null for all parts; undefined before the first count. */
  readonly text: string | null | undefined
  readonly keys: ReadonlySet<string>
}

export const unfolded: Fold = { text: undefined, keys: new Set() }

/** Hides the filters that would leave no results. */
export function foldEmpty(text: PartsOf['text'], groups: readonly FilterGroup[]): Fold {
  const empty = groups.flatMap(({ options }) => options.filter((option) => !canTurn(option)))
  return { text, keys: new Set(empty.map(({ key }) => key)) }
}

/**
 * Returns the groups with the filters to show: those not hidden, plus hidden ones that are picked or now have
 * parts.
 */
export function inSight(groups: readonly FilterGroup[], { keys }: Fold): FilterGroup[] {
  return groups
    .map(({ name, options }) => ({
      name,
      options: options.filter((option) => !keys.has(option.key) || canTurn(option)),
    }))
    .filter(({ options }) => options.length > 0)
}
