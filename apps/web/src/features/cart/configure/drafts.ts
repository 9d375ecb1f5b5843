import type { StatedQuantity } from '@mullion/domain/cart/line-configuration'
import type { ConfigureRequest } from './configure.state.ts'

/** What is in the fields of a form and not stated yet, by field. */
export type TypedFields = Readonly<Record<string, string>>

/** What is stated so far, and what is typed. */
export interface Begun extends StatedQuantity {
  readonly typed?: TypedFields
}

type Asked = Pick<ConfigureRequest, 'partId' | 'place' | 'quantity' | 'configurations'>

interface Draft {
  /** What the question started from; a draft of anything else is out of date. */
  readonly from: string
  readonly askedQuantity: number
  readonly begun: Begun
}

/** What was begun and neither confirmed nor cancelled, while the page lives. */
const drafts = new Map<string, Draft>()

const keyOf = ({ partId, place = 'new' }: Asked) => `${place} ${partId}`
const fromOf = ({ configurations }: Asked) => JSON.stringify(configurations)

/** What was left unfinished about a part at this place, or null; a quantity that is asked for anew goes before its own. */
export function draftOf(asked: Asked): Begun | null {
  const draft = drafts.get(keyOf(asked))
  if (!draft || draft.from !== fromOf(asked)) return null
  const { begun, askedQuantity } = draft
  return asked.quantity === askedQuantity ? begun : { ...begun, quantity: asked.quantity }
}

/** Keeps what was begun, for when the question is asked again. */
export function keepDraft(asked: Asked, begun: Begun): void {
  drafts.set(keyOf(asked), { from: fromOf(asked), askedQuantity: asked.quantity, begun })
}

/** Forgets what was begun: it was confirmed or cancelled. */
export function dropDraft(asked: Asked): void {
  drafts.delete(keyOf(asked))
}
