import type { PartsOf } from '@mullion/client/catalog/catalog.hooks'
import { canTurn, type FilterGroup, type FilterOption } from './filters.ts'

/** Which filters are folded away; settled when a search is first counted, so that those in sight stay where they are. */
export interface Fold {
  /** The text of the search, null for all parts; undefined before the first one is counted. */
  readonly text: string | null | undefined
  readonly keys: ReadonlySet<string>
  /** The groups that are shown whole nevertheless. */
  readonly whole: readonly string[]
}

/** All filters in sight. */
export const unfolded: Fold = { text: undefined, keys: new Set(), whole: [] }

/** The filters that would leave nothing of a search, folded away. */
export function foldEmpty(text: PartsOf['text'], groups: readonly FilterGroup[]): Fold {
  const empty = groups.flatMap(({ options }) => options.filter((option) => !canTurn(option)))
  return { text, keys: new Set(empty.map(({ key }) => key)), whole: [] }
}

/** With a group shown whole, or not any more. */
export function turnWhole(fold: Fold, name: string): Fold {
  const others = fold.whole.filter((each) => each !== name)
  return { ...fold, whole: others.length < fold.whole.length ? others : [...others, name] }
}

/** The filters of a group that have parts, are picked, or came to have parts; all when that would hide only one. */
export function inSight({ options }: FilterGroup, { keys }: Fold): readonly FilterOption[] {
  const shown = options.filter((option) => !keys.has(option.key) || canTurn(option))
  return options.length - shown.length > 1 ? shown : options
}
