import type { NewRequestFile } from '@mullion/db/accounts/dealer-request.repository'
import type { AcceptedFile } from '@mullion/domain/accounts/dealer-request'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import type { Log } from '../log.ts'

export interface RequestFilesDeps {
  readonly requestFiles: PrivateFiles
  readonly log: Log
}

const hoursRestorable = 24

/** Requests that staff removed after this instant can be restored; files of earlier ones are deleted. */
export function removedRequestsRestorableAfter(now: Date): Date {
  return new Date(now.getTime() - hoursRestorable * 3_600_000)
}

export async function putFile(
  { requestFiles }: Pick<RequestFilesDeps, 'requestFiles'>,
  { name, contentType, bytes }: AcceptedFile,
): Promise<NewRequestFile> {
  return { name, contentType, sizeBytes: bytes.length, storedAs: await requestFiles.put(bytes) }
}

/** Removes documents that no request references any more; failures are left to the cleanup job. */
export async function dropFiles(
  { requestFiles, log }: RequestFilesDeps,
  files: readonly Pick<NewRequestFile, 'storedAs'>[],
): Promise<void> {
  for (const { storedAs } of files) {
    await requestFiles.remove(storedAs).catch((error: unknown) => {
      log.warn({ err: error }, 'A document of a dealer request could not be removed.')
    })
  }
}
