import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import type { ConfigureRequest } from './configure.state.ts'

/** Field values not yet added, by field. */
export type TypedFields = Readonly<Record<string, string>>

/** A configuration with its unsaved field values. */
export interface ConfigurationDraft extends LineConfiguration {
  readonly typed?: TypedFields
}

type DraftSource = Pick<ConfigureRequest, 'partId' | 'place' | 'quantity' | 'configurations'>

interface Draft {
  /** The configuration the draft started from; the draft is outdated if this has changed. */
  readonly from: string
  readonly askedQuantity: number
  readonly begun: ConfigurationDraft
}

/** Configurations started but neither confirmed nor canceled, until the page reloads. */
const drafts = new Map<string, Draft>()

const keyOf = ({ partId, place = 'new' }: DraftSource) => `${place} ${partId}`
const fromOf = ({ configurations }: DraftSource) => JSON.stringify(configurations)

/**
 * Returns the unfinished draft for a part in this place, or null. A newly requested quantity replaces the draft's own.
 */
export function draftOf(asked: DraftSource): ConfigurationDraft | null {
  const draft = drafts.get(keyOf(asked))
  if (!draft || draft.from !== fromOf(asked)) return null
  const { begun, askedQuantity } = draft
  return asked.quantity === askedQuantity ? begun : { ...begun, quantity: asked.quantity }
}

/** Saves a draft, for the next time the dialog opens. */
export function saveDraft(asked: DraftSource, begun: ConfigurationDraft): void {
  drafts.set(keyOf(asked), { from: fromOf(asked), askedQuantity: asked.quantity, begun })
}

/** Deletes a draft after Confirm or Cancel. */
export function dropDraft(asked: DraftSource): void {
  drafts.delete(keyOf(asked))
}
