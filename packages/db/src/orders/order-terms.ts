import type { TermCondition } from '../dialect/term-condition.ts'

/** Letters and digits per term; a text at least this long is found anywhere in a field. */
const pieceLength = 3

export interface SearchedOrder {
  readonly number: string | null
  readonly poNumber?: string | null | undefined
  readonly shipAddress: { readonly address1: string; readonly postalCode: string }
  readonly buyerEmail: string
  readonly userId?: number | null | undefined
  readonly companyId?: number | null | undefined
  readonly companyInternalId?: number | null | undefined
}

/**
 * Returns the overlapping three-character pieces of a text (letters and digits only), without duplicates; none if it is
 * shorter.
 */
export function piecesOf(text: string): string[] {
  const signs = text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []
  const pieces = new Set<string>()
  for (let at = 0; at + pieceLength <= signs.length; at++)
    pieces.add(signs.slice(at, at + pieceLength).join(''))
  return [...pieces]
}

/** Index terms for an order's owners; longer than a piece, so a search text cannot produce them. */
export const ownerTerms = {
  user: (id: number) => `user${id}`,
  company: (id: number) => `company${id}`,
  internalCompany: (id: number) => `internal${id}`,
}

/** Returns an order's index terms: the pieces of each of its texts, and its owners. */
export function orderTerms(order: SearchedOrder): string[] {
  const { number, poNumber, shipAddress, buyerEmail } = order
  const { userId, companyId, companyInternalId } = order
  const texts = [number, poNumber, shipAddress.address1, shipAddress.postalCode, buyerEmail]
  const terms = new Set(texts.flatMap((text) => piecesOf(text ?? '')))
  if (typeof userId === 'number') terms.add(ownerTerms.user(userId))
  if (typeof companyId === 'number') terms.add(ownerTerms.company(companyId))
  if (typeof companyInternalId === 'number') terms.add(ownerTerms.internalCompany(companyInternalId))
  return [...terms]
}

/** Matches if every piece is present. */
export const hasPieces = (pieces: readonly string[]): TermCondition => ({
  allOf: pieces.map((exact) => ({ exact })),
})
