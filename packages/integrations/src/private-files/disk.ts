import { createDiskStore } from '../object-store/disk.ts'
import type { PrivateFiles } from './port.ts'
import { createPrivateFiles } from './stored.ts'

/** Stores private files in `dir`, one per name, readable only by the account that runs the store. */
export function createDiskFiles({ dir }: { readonly dir: string }): PrivateFiles {
  return createPrivateFiles(createDiskStore({ dir, isPrivate: true }))
}
