import { proxy } from 'valtio'
import { readText, writeText } from '../../../lib/storage.ts'

const adminViewKey = 'adminView'
const storedOn = 'on'

/** Whether administrators edit parts in this browser instead of buying them. Grants no permissions. */
export const adminViewState = proxy({ on: readText(adminViewKey) === storedOn })

export function turnAdminView(on: boolean): void {
  adminViewState.on = on
  writeText(adminViewKey, on ? storedOn : '')
}
