import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { StatedQuantity } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { proxy, ref } from 'valtio'

/** A part about which the buyer has to state something. */
export interface ConfigureRequest {
  readonly partId: number
  /** The part, where it is known; otherwise it is asked for. */
  readonly part?: Part
  /** Where the part is, such as a line of the cart; left out, it is new. What is begun there is kept for there. */
  readonly place?: string
  readonly quantity: number
  /** What was stated before and is to be changed. */
  readonly configurations: readonly Configuration[]
  /** Takes what was confirmed; answers why it cannot be taken, or null. */
  readonly onConfirm: (part: Part, stated: StatedQuantity) => string | null
  /** Takes the part as a calculator gave it, on top of what was stated; without it, that goes into the cart. */
  readonly onCalculated?: (part: Part, stated: StatedQuantity) => string | null
}

/** A request as it was made: two of the same part are two. */
export type AskedConfiguration = ConfigureRequest & { readonly id: number }

/** What the buyer is being asked about a part; only the functions below change it. */
export const configureState = proxy<{ request: AskedConfiguration | null }>({ request: null })

let lastId = 0
let closed = () => {}

/** Opens the question in place of any other; resolves with the part once it was confirmed, or with null once closed. */
export function askConfiguration(request: ConfigureRequest): Promise<Part | null> {
  closed()
  lastId += 1
  let confirmed: Part | null = null
  const onConfirm: ConfigureRequest['onConfirm'] = (part, stated) => {
    const problem = request.onConfirm(part, stated)
    if (problem === null) confirmed = part
    return problem
  }
  configureState.request = ref({ ...request, onConfirm, id: lastId })
  return new Promise((resolve) => {
    closed = () => resolve(confirmed)
  })
}

export function closeConfiguration(): void {
  configureState.request = null
  closed()
}
