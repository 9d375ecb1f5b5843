import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'
import { proxy } from 'valtio'
import { readText, writeText } from './storage.ts'

const actingKey = 'actingFor'
const editedKey = 'editedCustomer'

function readCompany(key: string): InternalCompany | null {
  const saved = parseJson(readText(key, 'tab'))
  const complete = isRecord(saved) && Number.isSafeInteger(saved.id) && typeof saved.name === 'string'
  return complete && Array.isArray(saved.taxExemptStates) ? (saved as unknown as InternalCompany) : null
}

/**
 * The company that staff order for in this tab, the one whose form is open (null for a new one), and the picker's last
 * search. Each request only names the company; its prices and terms come from the server. Change this only through the
 * functions below.
 */
export const actingState = proxy<{
  company: InternalCompany | null
  edited: InternalCompany | null
  term: string
  chosen: InternalCompany | null
}>({ company: readCompany(actingKey), edited: readCompany(editedKey), term: '', chosen: null })

export function setActing(company: InternalCompany): void {
  Object.assign(actingState, { company, chosen: null })
  writeText(actingKey, JSON.stringify(company), 'tab')
}

export function setEditedCompany(company: InternalCompany | null): void {
  actingState.edited = company
  writeText(editedKey, JSON.stringify(company), 'tab')
}

export function typeTerm(term: string): void {
  actingState.term = term
}

export function chooseCustomer(company: InternalCompany | null): void {
  actingState.chosen = company
}

export function clearActing(): void {
  Object.assign(actingState, { company: null, edited: null, term: '', chosen: null })
  for (const key of [actingKey, editedKey]) writeText(key, '', 'tab')
}
