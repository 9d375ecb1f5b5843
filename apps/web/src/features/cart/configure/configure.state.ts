import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { proxy, ref } from 'valtio'

export interface ConfigureRequest {
  readonly partId: number
  /** The part if already loaded; otherwise it is fetched. */
  readonly part?: Part
  /** Where the part is, such as `line` for a cart line; omit for a new addition. Drafts are saved per place. */
  readonly place?: string
  readonly quantity: number
  readonly configurations: readonly Configuration[]
  readonly onConfirm: (part: Part, configuration: LineConfiguration) => string | null
  /** Receives the calculator's result on top of the configuration. If omitted, the result goes into the cart. */
  readonly onCalculated?: (part: Part, configuration: LineConfiguration) => string | null
}

/** A request with an id, so that two requests for the same part differ. */
export type OpenConfiguration = ConfigureRequest & { readonly id: number }

/** Kept as it is, without a copy for each snapshot. */
type KeptRequest = ReturnType<typeof ref<OpenConfiguration>>

/** The configuration being asked for; only the functions below change it. */
export const configureState = proxy<{ request: KeptRequest | null }>({ request: null })

let lastId = 0
let closed = () => {}

export function requestConfiguration(request: ConfigureRequest): Promise<Part | null> {
  closed()
  lastId += 1
  let confirmed: Part | null = null
  const onConfirm: ConfigureRequest['onConfirm'] = (part, configuration) => {
    const problem = request.onConfirm(part, configuration)
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
