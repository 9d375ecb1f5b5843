import type { Actor } from '@mullion/domain/accounts/actor'
import type { Limits } from '../security/limits.ts'

/**
 * Counts a question about prices, and throws `limited` when there were too many. A guest who drops the cookie is a new
 * one each time, so that all guests of an IP address are counted together too.
 */
export async function takeQuote(limits: Limits, { id, role, address }: Actor): Promise<void> {
  if (role === 'guest') await limits.take('quote-address', address)
  await limits.take('quote', `${id}@${address}`)
}
