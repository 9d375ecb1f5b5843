import { isDatabaseUnavailable } from '@mullion/db/database-unavailable'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import type { Log } from '../log.ts'

export interface StoreUploadDeps {
  readonly poFiles: PrivateFiles
  readonly log: Log
}

/** Removes a stored file; a failure is only logged, because files without a row are swept. */
export async function dropUpload({ poFiles, log }: StoreUploadDeps, storedAs: string): Promise<void> {
  await poFiles.remove(storedAs).catch((error: unknown) => {
    log.warn({ err: error }, 'An uploaded file could not be removed.')
  })
}

/** Stores the bytes of an upload and then its row; without the row, the file is removed again. */
export async function storeUpload(
  deps: StoreUploadDeps,
  bytes: Uint8Array,
  createRow: (storedAs: string) => Promise<unknown>,
): Promise<void> {
  const storedAs = await deps.poFiles.put(bytes)
  try {
    await createRow(storedAs)
  } catch (error) {
    // A database that went away may have stored the row; without one, the file is swept.
    if (!isDatabaseUnavailable(error)) await dropUpload(deps, storedAs)
    throw error
  }
}
