import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import { type Unit, units } from '@mullion/domain/catalog/part'
import { isRecord } from '@mullion/domain/is-record'
import { parseDollars } from '@mullion/domain/money'
import { parseJson } from '@mullion/domain/parse-json'
import type { AskPriceQuoteInput } from '@mullion/domain/price-quotes/price-quote-input'
import { readSaved, readText, removeText, writeText } from '../../lib/storage.ts'
import { storeToday } from '../../lib/store-time.ts'
import type { UploadedFile } from '../../ui/upload-list.tsx'

/** An item that is not in the catalog, as typed. */
export interface TypedItem {
  readonly id: number
  readonly description: string
  readonly quantity: string
  readonly unit: Unit
  readonly target: string
}

/** A request as typed. */
export interface RequestDraft {
  /** Parts of the cart that are left out. */
  readonly leftOut: readonly number[]
  /** Target prices by part id. */
  readonly targets: Readonly<Record<number, string>>
  /** Quantities as typed, by part id, where they can be changed. */
  readonly quantities: Readonly<Record<number, string>>
  readonly items: readonly TypedItem[]
  readonly neededBy: string
  readonly notes: string
  readonly files: readonly UploadedFile[]
  readonly name: string
  readonly company: string
  readonly email: string
  readonly phone: string
}

export const emptyItem = (id: number): TypedItem => ({
  id,
  description: '',
  quantity: '1',
  unit: 'EA',
  target: '',
})

const emptyDraft: RequestDraft = {
  ...{ leftOut: [], targets: {}, quantities: {}, items: [], neededBy: '', notes: '', files: [] },
  ...{ name: '', company: '', email: '', phone: '' },
}

/** Who types a request: the id of a user, or null for a guest. Parts counters share computers. */
export type DraftOwner = number | null
const draftKey = (owner: DraftOwner) => `quoteRequestDraft-${owner ?? 'guest'}`

const textsIn = (saved: unknown) =>
  Object.fromEntries(
    Object.entries(isRecord(saved) ? saved : {}).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : [],
    ),
  )
const hasTexts = (saved: unknown, names: readonly string[]): saved is Record<string, unknown> =>
  isRecord(saved) && names.every((name) => typeof saved[name] === 'string')
const isItem = (saved: unknown): saved is TypedItem =>
  hasTexts(saved, ['description', 'quantity', 'target']) &&
  typeof saved.id === 'number' &&
  units.some((unit) => unit === saved.unit)
const isFile = (saved: unknown): saved is UploadedFile =>
  hasTexts(saved, ['id', 'name']) && typeof saved.sizeBytes === 'number'

/** Returns what was typed in this tab and not sent; anything damaged is left out. */
export function savedDraft(owner: DraftOwner): RequestDraft {
  const draft = readSaved(draftKey(owner), emptyDraft, 'tab')
  const saved = parseJson(readText(draftKey(owner), 'tab'))
  const { targets, quantities } = isRecord(saved) ? saved : {}
  return {
    ...draft,
    ...{ targets: textsIn(targets), quantities: textsIn(quantities) },
    ...{ items: draft.items.filter(isItem), files: draft.files.filter(isFile) },
  }
}

export function saveDraft(owner: DraftOwner, draft: RequestDraft): void {
  writeText(draftKey(owner), JSON.stringify(draft), 'tab')
}

export function forgetDraft(owner: DraftOwner): void {
  removeText(draftKey(owner), 'tab')
}

/** Reads a price as typed; undefined for what is no price, null for nothing. */
function centsOf(text: string): number | null | undefined {
  const typed = text.trim().replace(/^\$/, '').replaceAll(',', '')
  return typed === '' ? null : (parseDollars(typed) ?? undefined)
}

const priceText = 'Enter a price, such as 12.50.'

type Sent = Omit<AskPriceQuoteInput, 'requestKey' | 'botCheck'>

/** Returns what a draft says, or what is wrong by field. */
export function requestOf(
  draft: RequestDraft,
  { entries, isGuest }: { readonly entries: readonly SavedCartLine[]; readonly isGuest: boolean },
): { readonly input: Sent; readonly problems: Readonly<Record<string, string>> } {
  const problems: Record<string, string> = {}
  const target = (text: string, field: string) => {
    const cents = centsOf(text)
    if (cents === undefined) problems[field] = priceText
    return cents ?? null
  }
  const countOf = (partId: number, kept: number) => {
    const count = Number(draft.quantities[partId] ?? kept)
    if (!(count > 0)) problems[`quantity-of-${partId}`] = 'Quantity must be more than 0.'
    return count
  }
  const parts = entries
    .filter(({ part }) => !draft.leftOut.includes(part.id))
    .map(({ part, quantity, comments, configurations = [] }) => ({
      ...{ partId: part.id, quantity: countOf(part.id, quantity) },
      ...{ comments: [...comments], configurations },
      targetPriceCents: target(draft.targets[part.id] ?? '', `target-${part.id}`),
    }))
  const otherItems = draft.items.map(({ id, description, quantity, unit, target: typed }) => {
    const count = Number(quantity)
    if (description.trim() === '') problems[`description-${id}`] = 'This field is required.'
    if (!(count > 0)) problems[`quantity-${id}`] = 'Quantity must be more than 0.'
    return { description, quantity: count, unit, targetPriceCents: target(typed, `item-target-${id}`) }
  })
  if (parts.length + otherItems.length === 0) problems.items = 'Add at least one item.'
  if (draft.neededBy !== '' && draft.neededBy < storeToday())
    problems.neededBy = 'Enter today or a later day.'
  const { name, company, email, phone } = draft
  if (isGuest && name.trim() === '') problems.name = 'This field is required.'
  if (isGuest && email.trim() === '') problems.email = 'This field is required.'
  const input = {
    ...{ parts, otherItems, neededBy: draft.neededBy || null, notes: draft.notes },
    fileIds: draft.files.map(({ id }) => id),
    ...(isGuest ? { contact: { name, company, email, phone } } : {}),
  }
  return { input, problems }
}

/** Returns the errors of the server by the field of the form that they are about. */
export function fieldsOf(
  fields: Readonly<Record<string, string>>,
  { parts }: Pick<Sent, 'parts'>,
  { items }: Pick<RequestDraft, 'items'>,
): Record<string, string> {
  const named = Object.entries(fields).map(([path, text]) => {
    const [, list, at = '0', field = ''] = /^(parts|otherItems)\.(\d+)\.(\w+)$/.exec(path) ?? []
    if (list === 'parts')
      return [`${field === 'quantity' ? 'quantity-of' : 'target'}-${parts[Number(at)]?.partId ?? 0}`, text]
    if (list === 'otherItems')
      return [`${field === 'quantity' ? 'quantity' : 'description'}-${items[Number(at)]?.id ?? 0}`, text]
    return [path.replace(/^contact\./, ''), text]
  })
  return Object.fromEntries(named)
}
