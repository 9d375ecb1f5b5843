import type { Configuration } from '../cart/configuration-schema.ts'
import { describeConfiguration } from '../cart/line-configuration.ts'

/** A configuration as stored with an order; includes the display text of calculated figures. */
export type SoldConfiguration = Configuration & { readonly figures?: readonly string[] }

/**
 * Returns a line's configurations for storing with its order; null if it has none. Formulas may change, so the doors'
 * figures are stored as calculated now.
 */
export function soldConfigurations(stated: readonly Configuration[]): readonly SoldConfiguration[] | null {
  if (stated.length === 0) return null
  return stated.map((each) =>
    each.kind === 'door' ? { ...each, figures: describeConfiguration(each) } : each,
  )
}

/** Returns the configurations as display lines, in the wording at the time of sale. */
export function soldWords(sold: readonly SoldConfiguration[]): string[] {
  return sold.flatMap(({ figures, ...stated }) => figures ?? describeConfiguration(stated))
}

export interface RemarkedLine {
  readonly configurations: readonly SoldConfiguration[] | null
  readonly comments: readonly string[]
}

/** Returns a line item's configurations and comments as display lines. */
export function lineRemarks({ configurations, comments }: RemarkedLine): string[] {
  return [...soldWords(configurations ?? []), ...comments]
}

/** Returns a line item's configurations and comments as one line of text, for accounting. */
export function lineCommentOf(line: RemarkedLine): string {
  return lineRemarks(line)
    .map((remark) => remark.replace(/\s+/g, ' ').trim())
    .filter((remark) => remark !== '')
    .join('; ')
}

/** Returns a line item's configurations for reordering, without the figures from the sale. */
export function statedAgain(sold: readonly SoldConfiguration[]): Configuration[] {
  return sold.map(({ figures: _, ...stated }) => stated)
}
