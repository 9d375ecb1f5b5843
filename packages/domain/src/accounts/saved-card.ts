import * as z from 'zod/mini'
import type { CardBrand } from '../card.ts'
import { oneLine } from '../plain-text.ts'
import { ofUserInput } from './user.ts'

const cardNeeded = 'Choose a saved card.'
const methodId = z
  .string({ error: cardNeeded })
  .check(z.minLength(1, { error: cardNeeded }), z.maxLength(100, { error: cardNeeded }), oneLine)

export const removeCardInput = z.strictObject({ ...ofUserInput.shape, methodId })
export type RemoveCardInput = z.output<typeof removeCardInput>

/** A card stored at the gateway: its token and what may be displayed. */
export interface SavedCard {
  readonly methodId: string
  readonly methodName: string
  readonly cardType: CardBrand
  /** Masked, for example XXXXXXXXXXXX4242. */
  readonly cardNumber: string
  readonly lastFour: string
  /** YYYY-MM. */
  readonly cardExpiration: string
  readonly accountHolderName: string
}
