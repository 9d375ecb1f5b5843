import {
  createDealerRequest,
  listPendingRequests,
  type NewRequestFile,
} from '@mullion/db/accounts/dealer-request.repository'
import type { Database } from '@mullion/db/database'
import { type DemoDealerRequest, demoDealerRequests } from '@mullion/demo/accounts/dealer-requests'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'

const hourMs = 3_600_000

async function putFiles(requestFiles: PrivateFiles, { files }: DemoDealerRequest): Promise<NewRequestFile[]> {
  const stored: NewRequestFile[] = []
  for (const { name, bytes } of files) {
    const storedAs = await requestFiles.put(bytes)
    stored.push({ name, contentType: 'application/pdf', sizeBytes: bytes.length, storedAs })
  }
  return stored
}

interface Request extends Omit<DemoDealerRequest, 'files'> {
  readonly files: readonly NewRequestFile[]
}

/** Stores the pending account requests with their documents; does nothing if any request is pending. */
export async function loadRequests(db: Database, requestFiles: PrivateFiles, now: Date): Promise<void> {
  const requests: Request[] = []
  for (const request of demoDealerRequests())
    requests.push({ ...request, files: await putFiles(requestFiles, request) })
  await db.transaction(async (tx) => {
    if ((await listPendingRequests(tx)).length > 0) return
    for (const { form, files, requestedHoursAgo } of requests) {
      const createdAt = new Date(now.getTime() - requestedHoursAgo * hourMs)
      const verifiedAt = new Date(createdAt.getTime() + hourMs / 4)
      await createDealerRequest(tx, { ...form, stage: 'pending', createdAt, verifiedAt }, files)
    }
  })
}
