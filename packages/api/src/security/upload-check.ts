import type { Database } from '@mullion/db/database'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { AuditAction } from '@mullion/domain/security/audit'
import { type UnscannedPolicy, uploadInfected, uploadNotScanned } from '@mullion/domain/upload'
import type { UploadScan } from '@mullion/integrations/upload-scan/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { audit } from './audit.ts'

export interface UploadScanner {
  readonly scan: UploadScan['scan']
  /** What happens to a file while the scanner gives no verdict. */
  readonly unscanned: UnscannedPolicy
}

export interface UploadCheckDeps {
  readonly db: Database
  /** Null for a store without a scanner, which takes every file. */
  readonly uploadScanner: UploadScanner | null
  readonly clock: Clock
  readonly log: Log
}

export interface CheckedUpload {
  /** What it is for, such as `po-document`. */
  readonly use:
    | 'po-document'
    | 'dealer-request'
    | 'price-quote'
    | 'return'
    | 'tax-certificate'
    | 'part-image'
    | 'part-photo'
    | 'part-document'
  /** The field of the form that it came in. */
  readonly field: string
  readonly name: string
  readonly bytes: Uint8Array
}

export type UploadCheck = ReturnType<typeof createUploadCheck>

/** Has uploaded files scanned before they are stored. */
export function createUploadCheck({ db, uploadScanner: scanner, clock, log }: UploadCheckDeps) {
  async function note(
    actor: Actor,
    action: AuditAction,
    { use, name, bytes }: CheckedUpload,
    found?: string,
  ) {
    const details = { name, bytes: bytes.length, ...(found ? { found } : {}) }
    await db.transaction((tx) =>
      audit(tx, actor, { action, subject: `upload:${use}`, companyId: null, details, at: clock() }),
    )
  }

  /** Returns what was found, `clean`, or `unscanned`. */
  async function verdictOf({ scan }: UploadScanner, bytes: Uint8Array) {
    try {
      const found = await scan(bytes)
      return found === null ? 'clean' : { found }
    } catch (err) {
      log.error({ err }, 'The virus scanner gave no verdict.')
      return 'unscanned'
    }
  }

  return {
    /**
     * Throws `invalid` for a file in which something was found, and `unavailable` for one that could not be scanned, unless
     * the store accepts those; all of this is audited.
     */
    async check(actor: Actor, upload: CheckedUpload): Promise<void> {
      if (!scanner) return
      const verdict = await verdictOf(scanner, upload.bytes)
      if (verdict === 'clean') return
      if (verdict === 'unscanned') {
        if (scanner.unscanned === 'refuse') throw uploadNotScanned()
        return note(actor, 'upload_unscanned', upload)
      }
      await note(actor, 'upload_refused', upload, verdict.found)
      throw uploadInfected(upload.field)
    },
  }
}
