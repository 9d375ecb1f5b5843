import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'
import { proxy } from 'valtio'
import { readText, writeText } from './storage.ts'

const actingKey = 'actingFor'
const editedKey = 'editedCustomer'

function readCompany(key: string): InternalCompany | null {
  const kept = parseJson(readText(key, 'tab'))
  const whole = isRecord(kept) && Number.isSafeInteger(kept.id) && typeof kept.name === 'string'
  return whole && Array.isArray(kept.taxExemptStates) ? (kept as unknown as InternalCompany) : null
}

/**
 * The company that staff order for in this tab; the one whose form is open, null for a new one; and what the picker was
 * last asked for, which is there again after a look at a form. What a company is worth, the server says: each request only
 * names it. Only the functions below change this.
 */
export const actingState = proxy<{
  company: InternalCompany | null
  edited: InternalCompany | null
  term: string
  chosen: InternalCompany | null
}>({ company: readCompany(actingKey), edited: readCompany(editedKey), term: '', chosen: null })

/** Notes whom this tab orders for from now on, also after a reload. */
export function noteActing(company: InternalCompany): void {
  Object.assign(actingState, { company, chosen: null })
  writeText(actingKey, JSON.stringify(company), 'tab')
}

/** Notes whose form is open. */
export function noteEdited(company: InternalCompany | null): void {
  actingState.edited = company
  writeText(editedKey, JSON.stringify(company), 'tab')
}

/** Searches for another text in the picker. */
export function typeTerm(term: string): void {
  actingState.term = term
}

export function chooseCustomer(company: InternalCompany | null): void {
  actingState.chosen = company
}

/** Orders for nobody, with nothing left of whom this tab has looked at. */
export function forgetActing(): void {
  Object.assign(actingState, { company: null, edited: null, term: '', chosen: null })
  for (const key of [actingKey, editedKey]) writeText(key, '', 'tab')
}
