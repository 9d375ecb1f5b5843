import { readError } from '@mullion/client/read-error'

/** Why a cart could not be kept behind a link: refused, or never answered. */
export function shareFailureText(error: unknown): string {
  const { kind, message } = readError(error)
  const faulty = kind === 'network' || kind === 'unknown'
  return faulty ? 'An error occurred while saving the cart.' : `Failed to save the cart. ${message}`
}
