import { type Role, roles } from '@mullion/domain/accounts/actor'
import type { Viewer } from '@mullion/domain/accounts/session'
import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'
import { readText, writeText } from '../../lib/storage.ts'

/** As much of a person as the header shows. */
export interface HeaderPerson {
  readonly firstname: string
  /** What they may do now: as little as a guest while they have a duty to do first. */
  readonly role: Role
}

/** Where the browser keeps who was signed in last, so that the first paint need not wait for the server. */
export const hintKey = 'signedInAs'

/** The header's part of whoever is signed in. */
export function headerPerson(viewer: Viewer | null): HeaderPerson | null {
  if (!viewer) return null
  const { user, duty } = viewer
  return { firstname: user.firstname, role: duty ? 'guest' : user.role }
}

/** Who was signed in when this browser last knew. It proves nothing, and gives no rights. */
export function readHint(): HeaderPerson | null {
  const kept = parseJson(readText(hintKey))
  const { firstname, role } = isRecord(kept) ? kept : {}
  const known = roles.find((each) => each === role)
  return typeof firstname === 'string' && firstname && known ? { firstname, role: known } : null
}

/** Keeps who is signed in, and nothing of a guest. */
export function keepHint(viewer: Viewer | null): void {
  const person = headerPerson(viewer)
  const text = person ? JSON.stringify(person) : ''
  if (text !== (readText(hintKey) ?? '')) writeText(hintKey, text)
}
