import type { KeySigner } from '@mullion/auth/key-signer'
import type { PriceQuoteRow } from '@mullion/db/price-quotes/price-quote.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import type { PriceQuoteParty } from '@mullion/domain/price-quotes/price-quote'

const purpose = 'price-quote'

export interface QuoteLinkDeps {
  readonly keySigner: KeySigner
  /** Such as `https://parts.example`, no trailing slash. */
  readonly siteUrl: () => string
}

type Named = Pick<PriceQuoteRow, 'id' | 'number' | 'userId'>

/** The key of a request's private link: signed with 144 bits, and never stored. */
export function quoteKeyOf(
  { keySigner }: Pick<QuoteLinkDeps, 'keySigner'>,
  { id }: Pick<Named, 'id'>,
): string {
  return keySigner.sign(purpose, String(id))
}

/** Returns the id of the request that a key opens; null for a key that this store did not make. */
export function idOfQuoteKey({ keySigner }: Pick<QuoteLinkDeps, 'keySigner'>, key: string): number | null {
  const id = Number(keySigner.open(purpose, key) ?? Number.NaN)
  return Number.isInteger(id) ? id : null
}

/** The address of a request's page: with its key for someone without an account, who cannot sign in to see it. */
export function quoteUrlOf(deps: QuoteLinkDeps, quote: Named): string {
  const key = quote.userId === null ? `&quoteKey=${encodeURIComponent(quoteKeyOf(deps, quote))}` : ''
  return `${deps.siteUrl()}/?panel=quote&id=${quote.id}${key}`
}

/**
 * Returns who an actor is to a request; null if it is not for them to see. The key of the private link counts for
 * requests of people without an account only.
 */
export function partyOf(
  deps: Pick<QuoteLinkDeps, 'keySigner'>,
  actor: Actor,
  { quote, key }: { readonly quote: PriceQuoteRow; readonly key?: string | undefined },
): PriceQuoteParty | null {
  if (may(actor, 'answerPriceQuotes')) return 'staff'
  if (quote.userId === null) return key !== undefined && idOfQuoteKey(deps, key) === quote.id ? 'buyer' : null
  if (quote.userId === actor.userId) return 'buyer'
  return actor.role === 'company_admin' && quote.companyId === actor.companyId ? 'buyer' : null
}
