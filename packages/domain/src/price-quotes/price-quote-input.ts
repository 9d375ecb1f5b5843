import * as z from 'zod/mini'
import { cartLine } from '../cart/cart.ts'
import { maxLineQuantity, quantityLimitText } from '../cart/cart-limits.ts'
import { partId, units } from '../catalog/part.ts'
import { dayOfCentury } from '../day-input.ts'
import { listFields } from '../list-input.ts'
import { oneLine, severalLines, withoutTurning } from '../plain-text.ts'
import { email, phonePattern } from '../postal-address.ts'
import { rowId } from '../row-id.ts'

export const maxQuoteLines = 100
export const maxQuoteFiles = 5
export const maxNoteLength = 2000
/** $1,000,000.00 */
export const maxQuotePriceCents = 100_000_000

const needed = 'This field is required.'
const note = z.string().check(z.trim(), withoutTurning, z.maxLength(maxNoteLength), severalLines)
const cents = z
  .int({ error: 'Enter a price, such as 12.50.' })
  .check(
    z.nonnegative({ error: 'A price can’t be negative.' }),
    z.maximum(maxQuotePriceCents, { error: 'A price can be at most $1,000,000.00.' }),
  )
const description = z
  .string({ error: needed })
  .check(z.trim(), z.minLength(1, { error: needed }), z.maxLength(200), withoutTurning, oneLine)
const quantity = z
  .number({ error: 'Quantity must be a number.' })
  .check(
    z.positive({ error: 'Quantity must be more than 0.' }),
    z.maximum(maxLineQuantity, { error: quantityLimitText }),
  )
const fileId = z.string().check(z.minLength(1), z.maxLength(100), oneLine)
const required = z
  .string({ error: needed })
  .check(z.trim(), z.minLength(1, { error: needed }), z.maxLength(100), oneLine)

/** What a request is about: parts of the catalog as they are in a cart, each once, and anything else in words. */
export const askedPart = z.strictObject({
  ...cartLine.shape,
  targetPriceCents: z._default(z.nullable(cents), null),
})
export const askedInWords = z.strictObject({
  description,
  unit: z._default(z.enum(units), 'EA'),
  quantity,
  targetPriceCents: z._default(z.nullable(cents), null),
})

/** How staff reach someone without an account. */
export const quoteContact = z.strictObject({
  name: required,
  company: z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), ''),
  email,
  phone: z._default(
    z.union(
      [
        z.string().check(z.trim(), z.maxLength(0)),
        z.string().check(z.trim(), z.maxLength(30), z.regex(phonePattern)),
      ],
      { error: 'Invalid phone number format' },
    ),
    '',
  ),
})
export type QuoteContact = z.output<typeof quoteContact>

export const askPriceQuoteInput = z
  .strictObject({
    /** Made by the page; a repeated key returns the same request. */
    requestKey: z
      .string()
      .check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, { error: 'The request key is not valid.' })),
    parts: z._default(
      z.array(askedPart).check(
        z.maxLength(maxQuoteLines),
        z.refine((lines) => new Set(lines.map((line) => line.partId)).size === lines.length, {
          error: 'Each part can be in a request once.',
        }),
      ),
      [],
    ),
    otherItems: z._default(z.array(askedInWords).check(z.maxLength(maxQuoteLines)), []),
    neededBy: z._default(z.nullable(dayOfCentury), null),
    notes: z._default(note, ''),
    fileIds: z._default(
      z.array(fileId).check(z.maxLength(maxQuoteFiles, { error: `Add at most ${maxQuoteFiles} files.` })),
      [],
    ),
    /** For guests only; an account has these. */
    contact: z.optional(quoteContact),
    botCheck: z.optional(z.string().check(z.maxLength(4000))),
  })
  .check(
    z.refine(({ parts, otherItems }) => parts.length + otherItems.length > 0, {
      error: 'Add at least one item.',
      path: ['otherItems'],
    }),
    z.refine(({ parts, otherItems }) => parts.length + otherItems.length <= maxQuoteLines, {
      error: `A request can have at most ${maxQuoteLines} lines.`,
      path: ['otherItems'],
    }),
  )
export type AskPriceQuoteInput = z.output<typeof askPriceQuoteInput>

/** Names a request; the key of its private link opens it for anyone who has it. */
const named = {
  priceQuoteId: rowId,
  key: z.optional(z.string().check(z.maxLength(200), oneLine)),
}
export const onePriceQuoteInput = z.strictObject(named)
export type OnePriceQuoteInput = z.output<typeof onePriceQuoteInput>

/** The change of a request that was seen: one that changed since is not decided. */
const revision = z.int().check(z.minimum(1), z.maximum(2_000_000_000))

export const declineQuoteInput = z.strictObject({ ...named, revision, note: z._default(note, '') })
export type DeclineQuoteInput = z.output<typeof declineQuoteInput>

export const withdrawQuoteInput = z.strictObject({ ...named, revision })
export type WithdrawQuoteInput = z.output<typeof withdrawQuoteInput>

export const askAgainInput = z.strictObject({
  ...named,
  revision,
  note: note.check(z.minLength(1, { error: needed })),
})
export type AskAgainInput = z.output<typeof askAgainInput>

/** A line of an answer: of a part in the catalog, or in words; `lineNo` is the line that was asked about, if any. */
export const answeredLine = z.strictObject({
  lineNo: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(maxQuoteLines))), null),
  partId: z._default(z.nullable(partId), null),
  /** For a line that is not in the catalog; a part has its own. */
  description: z._default(z.string().check(z.trim(), z.maxLength(200), withoutTurning, oneLine), ''),
  unit: z._default(z.enum(units), 'EA'),
  quantity,
  unitPriceCents: cents,
  note: z._default(z.string().check(z.trim(), z.maxLength(300), withoutTurning, oneLine), ''),
})
export type AnsweredLine = z.output<typeof answeredLine>

export const answerQuoteInput = z.strictObject({
  priceQuoteId: rowId,
  revision,
  lines: z
    .array(answeredLine)
    .check(z.minLength(1, { error: 'Price at least one line.' }), z.maxLength(maxQuoteLines)),
  validUntil: dayOfCentury,
  /** Null if freight is quoted at checkout. */
  freightCents: z.nullable(cents),
  message: z._default(note, ''),
})
export type AnswerQuoteInput = z.output<typeof answerQuoteInput>

export const refuseQuoteInput = z.strictObject({
  priceQuoteId: rowId,
  revision,
  note: note.check(z.minLength(1, { error: needed })),
})
export type RefuseQuoteInput = z.output<typeof refuseQuoteInput>

export const quoteScopes = ['mine', 'company'] as const
export const listPriceQuotesInput = z.strictObject({
  scope: z._default(z.enum(quoteScopes), 'mine'),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
})
export type ListPriceQuotesInput = z.output<typeof listPriceQuotesInput>
export const quotesPageSize = 12

/** Which requests the desk shows. */
export const deskScopes = ['waiting', 'all'] as const
export const quoteDeskInput = z.prefault(
  z.strictObject({
    ...listFields(['number', 'customer', 'neededBy', 'changedAt']),
    scope: z._default(z.enum(deskScopes), 'waiting'),
  }),
  {},
)
export type QuoteDeskInput = z.output<typeof quoteDeskInput>

export const quoteFileInput = z.strictObject({ ...named, fileId })
export type QuoteFileInput = z.output<typeof quoteFileInput>

export const quoteVersionInput = z.strictObject({
  ...named,
  versionNo: z.int().check(z.minimum(1), z.maximum(10_000)),
})
export type QuoteVersionInput = z.output<typeof quoteVersionInput>
