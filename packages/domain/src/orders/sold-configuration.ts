import type { Configuration } from '../cart/configuration-schema.ts'
import { describeConfiguration } from '../cart/line-configuration.ts'

/** A configuration as an order keeps it; where formulas made something of it, with their figures, in words. */
export type SoldConfiguration = Configuration & { readonly figures?: readonly string[] }

/**
 * What was stated about a line, for its order to keep; null where nothing was. Formulas may change, so the figures of
 * doors are kept as they are now.
 */
export function soldConfigurations(stated: readonly Configuration[]): readonly SoldConfiguration[] | null {
  if (stated.length === 0) return null
  return stated.map((each) =>
    each.kind === 'door' ? { ...each, figures: describeConfiguration(each) } : each,
  )
}

/** What was stated about a line, in the words of the time when it was sold. */
export function soldWords(sold: readonly SoldConfiguration[]): string[] {
  return sold.flatMap(({ figures, ...stated }) => figures ?? describeConfiguration(stated))
}

/** A line of an order, as far as it says something about its part. */
export interface RemarkedLine {
  readonly configurations: readonly SoldConfiguration[] | null
  readonly comments: readonly string[]
}

/** What was stated about a sold line, and what was said of it. */
export function lineRemarks({ configurations, comments }: RemarkedLine): string[] {
  return [...soldWords(configurations ?? []), ...comments]
}

/** The same in one line of text, for accounting. */
export function lineCommentOf(line: RemarkedLine): string {
  return lineRemarks(line)
    .map((remark) => remark.replace(/\s+/g, ' ').trim())
    .filter((remark) => remark !== '')
    .join('; ')
}

/** What was stated about a line, to be stated again: without the figures of then. */
export function statedAgain(sold: readonly SoldConfiguration[]): Configuration[] {
  return sold.map(({ figures: _, ...stated }) => stated)
}
