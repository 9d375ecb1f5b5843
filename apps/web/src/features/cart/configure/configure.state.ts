import type { Configuration } from '@mullion/domain/cart/configurations'
import type { Part } from '@mullion/domain/catalog/part'
import { proxy, ref } from 'valtio'
import type { StatedQuantity } from '../cart.state.ts'

/** A part about which the buyer has to state something. */
export interface ConfigureRequest {
  readonly partId: number
  /** The part, where it is known; otherwise it is asked for. */
  readonly part?: Part
  readonly quantity: number
  /** What was stated before and is to be changed. */
  readonly configurations: readonly Configuration[]
  /** Takes what was confirmed; answers why it cannot be taken, or null. */
  readonly onConfirm: (part: Part, stated: StatedQuantity) => string | null
}

/** A request as it was made: two of the same part are two. */
export type AskedConfiguration = ConfigureRequest & { readonly id: number }

/** What the buyer is being asked about a part; only the functions below change it. */
export const configureState = proxy<{ request: AskedConfiguration | null }>({ request: null })

let lastId = 0

export function askConfiguration(request: ConfigureRequest): void {
  lastId += 1
  configureState.request = ref({ ...request, id: lastId })
}

export function closeConfiguration(): void {
  configureState.request = null
}
