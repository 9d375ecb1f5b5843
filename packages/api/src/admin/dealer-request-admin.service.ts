import {
  type DealerRequestRow,
  findRequestFile,
  listPendingFiles,
  listPendingRequests,
  listRequestFiles,
  type RequestFileRow,
  removeDealerRequest,
  restoreDealerRequest,
  searchPendingRequests,
} from '@mullion/db/accounts/dealer-request.repository'
import type { Database } from '@mullion/db/database'
import { requestMissing } from '@mullion/domain/accounts/account-errors'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type PendingRequest,
  type PendingRequestsInput,
  requestFileMissing,
} from '@mullion/domain/accounts/dealer-request'
import type { ListPage } from '@mullion/domain/list-input'
import { type RequestFilesDeps, removedRequestsRestorableAfter } from '../accounts/request-files.ts'
import type { Clock } from '../clock.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'

export interface DealerRequestAdminDeps extends RequestFilesDeps {
  readonly db: Database
  readonly clock: Clock
}

export type DealerRequestAdminService = ReturnType<typeof createDealerRequestAdminService>

export interface OpenedFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

function viewRequest(row: DealerRequestRow, files: readonly RequestFileRow[]): PendingRequest {
  const { stage: _stage, removedAt: _removedAt, createdAt, verifiedAt, ...rest } = row
  const { companySortKey: _company, contactSortKey: _contact, ...shown } = rest
  return {
    ...shown,
    taxExemptProvided: files.length > 0,
    files: files.map(({ id, name, sizeBytes }) => ({ id, name, sizeBytes })),
    verifiedAt: (verifiedAt ?? createdAt).toISOString(),
  }
}

export function createDealerRequestAdminService(deps: DealerRequestAdminDeps) {
  const { db, requestFiles, clock } = deps
  return {
    async pending(): Promise<PendingRequest[]> {
      const files = Map.groupBy(await listPendingFiles(db.read), ({ requestId }) => requestId)
      const requests = await listPendingRequests(db.read)
      return requests.map((request) => viewRequest(request, files.get(request.id) ?? []))
    },

    async list(input: PendingRequestsInput): Promise<ListPage<PendingRequest>> {
      const page = await listPage(input, (listing) => searchPendingRequests(db.read, listing))
      const shown = await listRequestFiles(
        db.read,
        page.rows.map(({ id }) => id),
      )
      const files = Map.groupBy(shown, ({ requestId }) => requestId)
      return { ...page, rows: page.rows.map((request) => viewRequest(request, files.get(request.id) ?? [])) }
    },

    /** Removes a request from the list and returns it as it was; it can be restored for a day. */
    remove(actor: Member, requestId: number): Promise<PendingRequest> {
      return db.transaction(async (tx) => {
        const now = clock()
        const request = await removeDealerRequest(tx, requestId, now)
        if (!request) throw requestMissing()
        const subject = `request:${requestId}`
        await audit(tx, actor, { action: 'request_removed', subject, companyId: null, at: now })
        return viewRequest(request, await listRequestFiles(tx, [requestId]))
      })
    },

    /** Puts a request removed within the last day back on the list. */
    restore(actor: Member, requestId: number): Promise<PendingRequest> {
      return db.transaction(async (tx) => {
        const now = clock()
        const request = await restoreDealerRequest(tx, requestId, removedRequestsRestorableAfter(now))
        if (!request) throw requestMissing()
        const subject = `request:${requestId}`
        await audit(tx, actor, { action: 'request_restored', subject, companyId: null, at: now })
        return viewRequest(request, await listRequestFiles(tx, [requestId]))
      })
    },

    /** Returns a document of a verified request; throws `missing` for any other. */
    async file(actor: Member, fileId: number): Promise<OpenedFile> {
      const file = await findRequestFile(db.read, fileId)
      const bytes = file && (await requestFiles.open(file.storedAs))
      if (!file || !bytes) throw requestFileMissing()
      const { requestId, name, contentType } = file
      await db.transaction((tx) =>
        audit(tx, actor, {
          action: 'request_file_opened',
          subject: `request:${requestId}`,
          companyId: null,
          details: { fileId, name },
          at: clock(),
        }),
      )
      return { name, contentType, bytes }
    },
  }
}
