import type { Configuration } from '../cart/configuration-schema.ts'
import { describeConfiguration } from '../cart/line-configuration.ts'

/** A configuration as stored with an order; includes the display text of calculated figures. */
export type OrderedConfiguration = Configuration & { readonly figures?: readonly string[] }

/**
 * Returns a line's configurations for storing with its order; null if it has none. Formulas may change, so the doors'
 * figures are stored as calculated now.
 */
export function orderedConfigurations(
  configurations: readonly Configuration[],
): readonly OrderedConfiguration[] | null {
  if (configurations.length === 0) return null
  return configurations.map((each) =>
    each.kind === 'door' ? { ...each, figures: describeConfiguration(each) } : each,
  )
}

/** Returns the configurations as display lines, in the wording at the time of sale. */
export function orderedText(ordered: readonly OrderedConfiguration[]): string[] {
  return ordered.flatMap(({ figures, ...configuration }) => figures ?? describeConfiguration(configuration))
}

export interface OrderLineRemarks {
  readonly configurations: readonly OrderedConfiguration[] | null
  readonly comments: readonly string[]
}

export function lineRemarks({ configurations, comments }: OrderLineRemarks): string[] {
  return [...orderedText(configurations ?? []), ...comments]
}

/** Returns a line item's configurations and comments as one line of text, for accounting. */
export function lineCommentOf(line: OrderLineRemarks): string {
  return lineRemarks(line)
    .map((remark) => remark.replace(/\s+/g, ' ').trim())
    .filter((remark) => remark !== '')
    .join('; ')
}

/** Returns a line item's configurations for reordering, without the figures from the sale. */
export function withoutFigures(ordered: readonly OrderedConfiguration[]): Configuration[] {
  return ordered.map(({ figures: _, ...configuration }) => configuration)
}
