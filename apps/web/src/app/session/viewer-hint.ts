import { type Role, roles } from '@mullion/domain/accounts/actor'
import type { Viewer } from '@mullion/domain/accounts/session'
import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'
import { readText, removeText, writeText } from '../../lib/storage.ts'

export interface HeaderPerson {
  readonly firstname: string
  /** What they may do now; a guest's rights until a required step is done. */
  readonly role: Role
}

/** Where the browser remembers the last signed-in user, so the first paint need not wait for the server. */
export const hintKey = 'signedInAs'

export function headerPerson(viewer: Viewer | null): HeaderPerson | null {
  if (!viewer) return null
  const { user, requiredAction } = viewer
  return { firstname: user.firstname, role: requiredAction ? 'guest' : user.role }
}

/** The last signed-in user that this browser knows of. Display only: it grants nothing. */
export function readHint(): HeaderPerson | null {
  const saved = parseJson(readText(hintKey))
  const { firstname, role } = isRecord(saved) ? saved : {}
  const known = roles.find((each) => each === role)
  return typeof firstname === 'string' && firstname && known ? { firstname, role: known } : null
}

/** Removes the hint of a user whose session ended unnoticed. Other tabs may hold what that user typed. */
export function dropHint(): void {
  removeText(hintKey)
}

/** Saves the hint for a user; empties it when they sign out, which other tabs follow. */
export function saveHint(viewer: Viewer | null): void {
  const person = headerPerson(viewer)
  const text = person ? JSON.stringify(person) : ''
  if (text !== (readText(hintKey) ?? '')) writeText(hintKey, text)
}
