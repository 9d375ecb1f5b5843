import { maxFiles } from '@mullion/domain/accounts/dealer-request'
import { proxy, ref } from 'valtio'
import { createPanelCount } from '../../../lib/open-panels.ts'
import { readSaved, writeText } from '../../../lib/storage.ts'
import {
  emptyRequest,
  type RequestDraft,
  type RequestMark,
  type RequestTextField,
  typedText,
} from './request-fields.ts'

/** Restored after a reload: all typed values, and the names of files, which the user must choose again. */
interface SavedRequest {
  readonly draft: RequestDraft
  readonly fileNames: readonly string[]
}

const draftKey = 'accountRequestDraft'
const newRequest: SavedRequest = { draft: emptyRequest, fileNames: [] }

export interface FileSlot {
  readonly id: number
  readonly file: File | null
}

export interface Sending {
  readonly phase: 'checking' | 'uploading' | 'waiting'
  readonly sentBytes: number
  readonly totalBytes: number
}

/** Result of sending, until dismissed. `fields` are the server's messages by field. */
export type RequestOutcome =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: string; readonly fields: Readonly<Record<string, string>> }

export interface RequestState {
  draft: RequestDraft
  slots: FileSlot[]
  /** Names of files chosen before a reload, which the browser no longer has. */
  lost: readonly string[]
  sending: Sending | null
  outcome: RequestOutcome | null
}

let lastSlot = 0
function slotFor(file: File | null): FileSlot {
  lastSlot += 1
  return { id: lastSlot, file: file && ref(file) }
}

/** This tab's request before a reload; damaged or missing values are defaults. */
const saved = readSaved(draftKey, newRequest, 'tab')

/** The current request, also while another panel is open; only the functions below change it. */
export const requestState = proxy<RequestState>({
  draft: saved.draft,
  slots: [slotFor(null)],
  lost: saved.fileNames.filter((name) => typeof name === 'string'),
  sending: null,
  outcome: null,
})

export function chosenFiles(slots: readonly FileSlot[]): File[] {
  return slots.flatMap(({ file }) => file ?? [])
}

/** Saves the request for reloads of this tab only, since parts counters share computers. */
function saveDraft(): void {
  const { draft, slots, lost } = requestState
  const fileNames = [...lost, ...chosenFiles(slots).map(({ name }) => name)]
  writeText(draftKey, JSON.stringify({ draft, fileNames } satisfies SavedRequest), 'tab')
}

export function typeRequest(field: RequestTextField, text: string): void {
  requestState.draft[field] = typedText(field, text)
  saveDraft()
}

export function markRequest(field: RequestMark, on: boolean): void {
  requestState.draft[field] = on
  saveDraft()
}

function setSlots(slots: FileSlot[]): void {
  Object.assign(requestState, { slots, lost: [] })
  saveDraft()
}

export function addFiles(files: readonly File[]): void {
  const waiting = [...files]
  const filled = requestState.slots.map((slot) => {
    const file = slot.file ?? waiting.shift()
    return file ? { ...slot, file: ref(file) } : slot
  })
  setSlots([...filled, ...waiting.map(slotFor)].slice(0, maxFiles))
}

export function chooseFile(slotId: number, file: File): void {
  setSlots(requestState.slots.map((slot) => (slot.id === slotId ? { ...slot, file: ref(file) } : slot)))
}

export function addSlot(): void {
  if (requestState.slots.length < maxFiles) requestState.slots.push(slotFor(null))
}

export function removeSlot(slotId: number): void {
  setSlots(requestState.slots.filter(({ id }) => id !== slotId))
}

export function showSending(sending: Sending): void {
  Object.assign(requestState, { sending, outcome: null })
}

export function endSending(outcome: RequestOutcome): void {
  Object.assign(requestState, { sending: null, outcome })
  if (outcome.kind !== 'sent') return
  requestState.draft = { ...emptyRequest }
  setSlots([slotFor(null)])
}

export function dismissOutcome(): void {
  requestState.outcome = null
}

/** Counts open request forms: if none is open, the result is shown as a notification. */
export const requestPanels = createPanelCount()
