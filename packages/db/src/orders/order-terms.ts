import type { TermCondition } from '../dialect/term-condition.ts'

/** How many letters and digits one term has: a text of as many or more is found anywhere in a field. */
const pieceLength = 3

/** What of an order is found by text. */
export interface SearchedOrder {
  readonly number: string | null
  readonly poNumber?: string | null | undefined
  readonly shipAddress: { readonly address1: string; readonly postalCode: string }
  readonly buyerEmail: string
  readonly userId?: number | null | undefined
  readonly companyId?: number | null | undefined
  readonly companyInternalId?: number | null | undefined
}

/** The letters and digits of a text in pieces of three that overlap, each once; none of a shorter text. */
export function piecesOf(text: string): string[] {
  const signs = text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []
  const pieces = new Set<string>()
  for (let at = 0; at + pieceLength <= signs.length; at++)
    pieces.add(signs.slice(at, at + pieceLength).join(''))
  return [...pieces]
}

/** Longer than a piece, so that no text is taken for them. */
export const ownerTerms = {
  user: (id: number) => `user${id}`,
  company: (id: number) => `company${id}`,
  internalCompany: (id: number) => `internal${id}`,
}

/** The terms that an order is indexed under: pieces of each of its texts, and whose it is. */
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

/** Every piece of a text is there. */
export const hasPieces = (pieces: readonly string[]): TermCondition => ({
  allOf: pieces.map((whole) => ({ whole })),
})
