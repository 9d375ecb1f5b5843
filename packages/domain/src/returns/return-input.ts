import * as z from 'zod/mini'
import { listFields } from '../list-input.ts'
import { lineNo, maxOrderLines } from '../orders/line-progress.ts'
import { oneLine, severalLines, withoutTurning } from '../plain-text.ts'
import { rowId } from '../row-id.ts'
import { maxReturnPhotos } from './return-photo.ts'
import { returnReasons } from './return-policy.ts'
import { inspectionResults, returnStates } from './return-state.ts'

export const maxReturnNote = 2000
const maxAnswer = 500
const needed = 'This field is required.'
const note = z.string().check(z.trim(), withoutTurning, z.maxLength(maxReturnNote), severalLines)
const neededNote = note.check(z.minLength(1, { error: needed }))
const answer = z.string().check(z.trim(), withoutTurning, z.maxLength(maxAnswer), severalLines)
const quantity = z
  .number({ error: 'Quantity must be a number.' })
  .check(
    z.positive({ error: 'Quantity must be more than 0.' }),
    z.maximum(99_999),
    z.multipleOf(0.25, { error: 'Enter a quantity in quarters, such as 2.25.' }),
  )
const upToQuantity = z
  .number({ error: 'Quantity must be a number.' })
  .check(z.nonnegative({ error: 'A quantity can’t be negative.' }), z.maximum(99_999), z.multipleOf(0.25))

/** The key of an order's link, with which someone without an account sees it. */
const orderKey = z.optional(z.string().check(z.maxLength(200), oneLine))

/** An order whose parts are to be returned: by its id, or by the key of its link. */
const ofOrder = { orderId: z.optional(rowId), orderKey }
interface NamedOrder {
  readonly orderId?: number | undefined
  readonly orderKey?: string | undefined
}
const namesAnOrder = z.refine<NamedOrder>(
  ({ orderId, orderKey: key }) => orderId !== undefined || key !== undefined,
  { error: 'Name an order.', path: ['orderId'] },
)
export const returnOfferInput = z.strictObject(ofOrder).check(namesAnOrder)
export type ReturnOfferInput = z.output<typeof returnOfferInput>

const linesOnce = z.refine<readonly { readonly lineNo: number }[]>(
  (lines) => new Set(lines.map((line) => line.lineNo)).size === lines.length,
  { error: 'Each line can be named once.' },
)

export const returnedLine = z.strictObject({
  lineNo,
  quantity,
  reason: z.enum(returnReasons, { error: 'Choose a reason.' }),
})
export type ReturnedLine = z.output<typeof returnedLine>

export const askReturnInput = z
  .strictObject({
    /** Made by the page; a repeated key returns the same return. */
    requestKey: z
      .string()
      .check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, { error: 'The request key is not valid.' })),
    ...ofOrder,
    lines: z
      .array(returnedLine)
      .check(z.minLength(1, { error: 'Choose at least one part.' }), z.maxLength(maxOrderLines), linesOnce),
    note: z._default(note, ''),
    photoIds: z._default(
      z
        .array(z.string().check(z.minLength(1), z.maxLength(100), oneLine))
        .check(z.maxLength(maxReturnPhotos, { error: `Add at most ${maxReturnPhotos} photos.` })),
      [],
    ),
  })
  .check(namesAnOrder)
export type AskReturnInput = z.output<typeof askReturnInput>

/** Names a return; the key of its order's link opens it for someone without an account. */
const named = { returnId: rowId, orderKey }
export const oneReturnInput = z.strictObject(named)
export type OneReturnInput = z.output<typeof oneReturnInput>

export const returnPhotoInput = z.strictObject({
  ...named,
  photoId: z.string().check(z.maxLength(100), oneLine),
})
export type ReturnPhotoInput = z.output<typeof returnPhotoInput>

/** The change of a return that was seen: one that changed since is not acted on. */
const revision = z.int().check(z.minimum(1), z.maximum(2_000_000_000))
const seen = { ...named, revision }

export const cancelReturnInput = z.strictObject(seen)
export type CancelReturnInput = z.output<typeof cancelReturnInput>

export const returnScopes = ['mine', 'company'] as const
export const listReturnsInput = z.strictObject({
  scope: z._default(z.enum(returnScopes), 'mine'),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
})
export type ListReturnsInput = z.output<typeof listReturnsInput>
export const returnsPageSize = 12

/** What staff see of returns: those that wait for them, all, or those in one state. */
export const returnDeskScopes = ['waiting', 'all', ...returnStates] as const
export const returnDeskInput = z.prefault(
  z.strictObject({
    ...listFields(['number', 'order', 'customer', 'changedAt']),
    scope: z._default(z.enum(returnDeskScopes), 'waiting'),
  }),
  {},
)
export type ReturnDeskInput = z.output<typeof returnDeskInput>

export const returnsOfPartInput = z.strictObject({ partId: rowId })
export type ReturnsOfPartInput = z.output<typeof returnsOfPartInput>

const decidedLine = z.strictObject({
  lineNo,
  approve: z.boolean(),
  /** Why not; also shown with an approval. */
  answer: z._default(answer, ''),
  /** False to ask for no restocking fee. */
  fee: z._default(z.boolean(), true),
})
export type DecidedLine = z.output<typeof decidedLine>

export const decideReturnInput = z.strictObject({
  ...seen,
  /** Lines that are left out stay as they are. */
  lines: z
    .array(decidedLine)
    .check(z.minLength(1, { error: 'Decide at least one line.' }), z.maxLength(maxOrderLines), linesOnce),
  note: z._default(note, ''),
})
export type DecideReturnInput = z.output<typeof decideReturnInput>

const receivedLine = z.strictObject({ lineNo, quantity: upToQuantity })
export const receiveReturnInput = z.strictObject({
  ...seen,
  /** What arrived; without it, all that was approved. */
  lines: z.optional(z.array(receivedLine).check(z.minLength(1), z.maxLength(maxOrderLines), linesOnce)),
  note: z._default(note, ''),
})
export type ReceiveReturnInput = z.output<typeof receiveReturnInput>

const inspectedLine = z.strictObject({
  lineNo,
  result: z.enum(inspectionResults),
  /** How many of those that arrived are to be credited. */
  creditQuantity: upToQuantity,
  fee: z._default(z.boolean(), true),
})
export type InspectedLine = z.output<typeof inspectedLine>

export const inspectReturnInput = z.strictObject({
  ...seen,
  lines: z.array(inspectedLine).check(z.minLength(1), z.maxLength(maxOrderLines), linesOnce),
  note: z._default(note, ''),
})
export type InspectReturnInput = z.output<typeof inspectReturnInput>

export const creditReturnInput = z.strictObject({
  ...seen,
  /** True to give back the freight as well, which is for mistakes of the store only. */
  withFreight: z._default(z.boolean(), false),
  note: z._default(note, ''),
})
export type CreditReturnInput = z.output<typeof creditReturnInput>

export const returnCreditInput = z.strictObject({
  ...named,
  withFreight: z._default(z.boolean(), false),
})
export type ReturnCreditInput = z.output<typeof returnCreditInput>

export const closeReturnInput = z.strictObject({ ...seen, note: neededNote })
export type CloseReturnInput = z.output<typeof closeReturnInput>
