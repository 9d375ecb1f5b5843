import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import type { ConfigureRequest } from './configure.state.ts'

export type TypedFields = Readonly<Record<string, string>>

export interface ConfigurationDraft extends LineConfiguration {
  readonly typed?: TypedFields
}

type DraftSource = Pick<ConfigureRequest, 'partId' | 'place' | 'quantity' | 'configurations'>

interface Draft {
  /** The configuration the draft started from; the draft is outdated if this has changed. */
  readonly from: string
  readonly requestedQuantity: number
  readonly configuration: ConfigurationDraft
}

/** Configurations started but neither confirmed nor canceled, until the page reloads. */
const drafts = new Map<string, Draft>()

const keyOf = ({ partId, place = 'new' }: DraftSource) => `${place} ${partId}`
const fromOf = ({ configurations }: DraftSource) => JSON.stringify(configurations)

/**
 * Returns the unfinished draft for a part in this place, or null. A newly requested quantity replaces the draft's own.
 */
export function draftOf(request: DraftSource): ConfigurationDraft | null {
  const saved = drafts.get(keyOf(request))
  if (!saved || saved.from !== fromOf(request)) return null
  const { configuration, requestedQuantity } = saved
  return request.quantity === requestedQuantity
    ? configuration
    : { ...configuration, quantity: request.quantity }
}

export function saveDraft(request: DraftSource, configuration: ConfigurationDraft): void {
  drafts.set(keyOf(request), { from: fromOf(request), requestedQuantity: request.quantity, configuration })
}

export function dropDraft(request: DraftSource): void {
  drafts.delete(keyOf(request))
}
