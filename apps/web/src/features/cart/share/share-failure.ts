import { readError } from '@mullion/client/read-error'

export interface ShareFailure {
  readonly text: string
  readonly reason: string | null
}

export function shareFailure(error: unknown): ShareFailure {
  const { kind, message } = readError(error)
  const faulty = kind === 'network' || kind === 'unknown'
  return faulty
    ? { text: 'An error occurred while saving the cart.', reason: null }
    : { text: 'Failed to save the cart.', reason: message }
}
