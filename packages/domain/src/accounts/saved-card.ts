import * as z from 'zod/mini'
import type { CardBrand } from '../checkout/card.ts'
import { oneLine } from '../plain-text.ts'

/** The gateway's token of a saved card. */
export const methodId = z.string().check(z.minLength(1), z.maxLength(100), oneLine)

/** A card that the gateway keeps for a person: a token and what may be shown of it. */
export interface SavedCard {
  readonly methodId: string
  /** The name that its owner gave it. */
  readonly methodName: string
  readonly cardType: CardBrand
  /** Masked, such as XXXXXXXXXXXX4242. */
  readonly cardNumber: string
  readonly lastFour: string
  /** YYYY-MM. */
  readonly cardExpiration: string
  readonly accountHolderName: string
}
