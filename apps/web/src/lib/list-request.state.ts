import { proxy, ref } from 'valtio'
import type { CartAddition } from './member-panels.ts'

/** Lines that a buyer wants in a list of theirs. */
export interface ListRequest {
  readonly lines: readonly CartAddition[]
  /** A name for a new list of these lines; null if they rather join one. */
  readonly name: string | null
  /** Lines that cannot be in a list, because they name no part. */
  readonly leftOut: number
}

/** What to add while the dialog that asks for the list is open; change it only through the functions below. */
export const listRequestState = proxy<{ request: ListRequest | null }>({ request: null })

export function requestList(request: ListRequest): void {
  listRequestState.request = ref({ ...request })
}

export function closeListRequest(): void {
  listRequestState.request = null
}
