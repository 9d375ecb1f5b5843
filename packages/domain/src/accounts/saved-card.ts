import * as z from 'zod/mini'
import type { CardBrand } from '../card.ts'
import { oneLine } from '../plain-text.ts'
import { ofUserInput } from './user.ts'

const cardNeeded = 'Enter a name for the card.'
/** The gateway's token of a saved card. */
const methodId = z
  .string({ error: cardNeeded })
  .check(z.minLength(1, { error: cardNeeded }), z.maxLength(100, { error: cardNeeded }), oneLine)

export const removeCardInput = z.strictObject({ ...ofUserInput.shape, methodId })
export type RemoveCardInput = z.output<typeof removeCardInput>

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
