import { proxy } from 'valtio'
import { readText, writeText } from '../../../lib/storage.ts'

const adminViewKey = 'adminView'
const turnedOn = 'on'

/** Whether administrators work on parts in this browser, rather than buy them; it gives nobody any rights. */
export const adminViewState = proxy({ on: readText(adminViewKey) === turnedOn })

/** Turns the admin view on or off, for this visit and the next. */
export function turnAdminView(on: boolean): void {
  adminViewState.on = on
  writeText(adminViewKey, on ? turnedOn : '')
}
