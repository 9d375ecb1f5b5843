import { mostFiles } from '@mullion/domain/accounts/dealer-request'
import { proxy, ref } from 'valtio'
import { createPanelCount } from '../../../lib/open-panels.ts'
import { keepRequest, readRequest } from './request-draft.ts'
import {
  emptyRequest,
  type RequestDraft,
  type RequestMark,
  type RequestTextField,
  typedText,
} from './request-fields.ts'

/** A place for one file. */
export interface FileSlot {
  readonly id: number
  readonly file: File | null
}

/** How far a request is on its way. */
export interface Sending {
  readonly phase: 'checking' | 'uploading' | 'waiting'
  readonly sentBytes: number
  readonly totalBytes: number
}

/** How sending ended, until the reader goes on. `fields` are the server's texts for fields. */
export type RequestOutcome =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: string; readonly fields: Readonly<Record<string, string>> }

export interface RequestState {
  draft: RequestDraft
  slots: FileSlot[]
  /** Names of files that were chosen before a reload and are not there any more. */
  lost: readonly string[]
  sending: Sending | null
  outcome: RequestOutcome | null
}

let lastSlot = 0
function slotFor(file: File | null): FileSlot {
  lastSlot += 1
  return { id: lastSlot, file: file && ref(file) }
}

function startState(): RequestState {
  const { draft, fileNames } = readRequest()
  return { draft, slots: [slotFor(null)], lost: fileNames, sending: null, outcome: null }
}

/** The request as it stands, also while another panel is open; only the functions below change it. */
export const requestState = proxy<RequestState>(startState())

/** The files that were chosen, in the order of their places. */
export function chosenFiles(slots: readonly FileSlot[]): File[] {
  return slots.flatMap(({ file }) => file ?? [])
}

function keep(): void {
  const { draft, slots, lost } = requestState
  const names = chosenFiles(slots).map(({ name }) => name)
  keepRequest({ draft, fileNames: [...lost, ...names] })
}

/** Puts a typed text into a field, in the form that the field takes it in, and keeps it for a reload. */
export function typeRequest(field: RequestTextField, text: string): void {
  requestState.draft[field] = typedText(field, text)
  keep()
}

/** Marks what the company requires, or takes the mark away. */
export function markRequest(field: RequestMark, on: boolean): void {
  requestState.draft[field] = on
  keep()
}

function setSlots(slots: FileSlot[]): void {
  Object.assign(requestState, { slots, lost: [] })
  keep()
}

/** Puts files into the empty places, and into new ones as long as there may be more. */
export function addFiles(files: readonly File[]): void {
  const waiting = [...files]
  const filled = requestState.slots.map((slot) =>
    slot.file ? slot : { ...slot, ...fileOf(waiting.shift()) },
  )
  setSlots([...filled, ...waiting.map(slotFor)].slice(0, mostFiles))
}

const fileOf = (file: File | undefined) => (file ? { file: ref(file) } : {})

/** Puts a file into a place, instead of the one that may be there. */
export function chooseFile(slotId: number, file: File): void {
  setSlots(requestState.slots.map((slot) => (slot.id === slotId ? { ...slot, file: ref(file) } : slot)))
}

/** Adds an empty place, as long as there may be more. */
export function addSlot(): void {
  if (requestState.slots.length < mostFiles) requestState.slots.push(slotFor(null))
}

/** Takes a place away, with its file. */
export function removeSlot(slotId: number): void {
  setSlots(requestState.slots.filter(({ id }) => id !== slotId))
}

/** Shows how far the request is; how the last try ended is over. */
export function showSending(sending: Sending): void {
  Object.assign(requestState, { sending, outcome: null })
}

/** Ends sending; a request that was taken leaves an empty form. */
export function endSending(outcome: RequestOutcome): void {
  Object.assign(requestState, { sending: null, outcome })
  if (outcome.kind !== 'sent') return
  requestState.draft = { ...emptyRequest }
  setSlots([slotFor(null)])
}

/** Forgets how sending ended, once the reader has gone on. */
export function outcomeSeen(): void {
  requestState.outcome = null
}

/** Whether somebody sees the form: who has left it is told elsewhere how sending ended. */
export const requestPanels = createPanelCount()
