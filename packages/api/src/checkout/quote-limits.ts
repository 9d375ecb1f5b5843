import { type Actor, limitKeyOf } from '@mullion/domain/accounts/actor'
import type { Limits } from '../security/limits.ts'

/**
 * Counts a price request; throws `limited` after too many. A guest who drops the cookie is a new guest each time, so
 * guests are also counted together by IP address.
 */
export async function consumeQuote(limits: Limits, actor: Actor): Promise<void> {
  const key = limitKeyOf(actor)
  if (actor.role === 'guest') await limits.consume('quote-address', key)
  await limits.consume('quote', `${actor.id}@${key}`)
}
