import type { PartsOf } from '@mullion/client/catalog/catalog.hooks'
import { canTurn, type FilterGroup, type FilterOption } from './filters.ts'

/** Which filters are folded. Decided when a search is first counted, so that visible filters do not move. */
export interface Fold {
  /** The searched text, or null for all parts; undefined before the first count. */
  readonly text: string | null | undefined
  readonly keys: ReadonlySet<string>
  /** Names of the groups that are expanded. */
  readonly whole: readonly string[]
}

/** No filters folded. */
export const unfolded: Fold = { text: undefined, keys: new Set(), whole: [] }

/** Folds the filters that would leave no results. */
export function foldEmpty(text: PartsOf['text'], groups: readonly FilterGroup[]): Fold {
  const empty = groups.flatMap(({ options }) => options.filter((option) => !canTurn(option)))
  return { text, keys: new Set(empty.map(({ key }) => key)), whole: [] }
}

/** Expands or collapses a group. */
export function toggleGroup(fold: Fold, name: string): Fold {
  const others = fold.whole.filter((each) => each !== name)
  return { ...fold, whole: others.length < fold.whole.length ? others : [...others, name] }
}

/**
 * Returns the filters of a group to show: those not folded, picked, or with parts by now. Returns all of them if only
 * one would be hidden.
 */
export function visibleOptions({ options }: FilterGroup, { keys }: Fold): readonly FilterOption[] {
  const shown = options.filter((option) => !keys.has(option.key) || canTurn(option))
  return options.length - shown.length > 1 ? shown : options
}
