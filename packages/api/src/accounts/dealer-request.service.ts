import { randomUUID } from 'node:crypto'
import {
  countRequestFiles,
  createDealerRequest,
  findUnverifiedRequest,
  listStoredNames,
  moveDealerRequest,
  type NewRequestFile,
  purgeRemovedRequests,
  removeUnverifiedOf,
  removeUnverifiedUntil,
} from '@mullion/db/accounts/dealer-request.repository'
import { findUserByEmail } from '@mullion/db/accounts/user.repository'
import type { Database, Writer } from '@mullion/db/database'
import { isDatabaseUnavailable } from '@mullion/db/database-unavailable'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { hashOfKey } from '@mullion/db/security/key-hash'
import type { Actor } from '@mullion/domain/accounts/actor'
import {
  acceptFiles,
  type DealerRequestForm,
  type DealerRequestInput,
  filesRefused,
  requestBotCheckFailed,
  verificationHours,
} from '@mullion/domain/accounts/dealer-request'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import { claimedSweep } from '../claimed-sweep.ts'
import type { Clock } from '../clock.ts'
import type { StaffMailFacts } from '../mail/staff-mail.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import type { UploadCheck } from '../security/upload-check.ts'
import type { MailFacts } from './account-mails.ts'
import { accountExistsMail, requestReceivedMail, verifyRequestMail } from './dealer-request-mails.ts'
import { mailableLink, useLink } from './mailed-links.ts'
import { dropFiles, putFile, type RequestFilesDeps, removedRequestsRestorableAfter } from './request-files.ts'

export interface DealerRequestDeps extends MailFacts, StaffMailFacts, RequestFilesDeps {
  readonly db: Database
  readonly botCheck: BotCheck
  readonly limits: Limits
  readonly uploads: UploadCheck
  readonly clock: Clock
}

/** Shorter than the time between two runs on one server. */
const sweepMs = 9 * 60_000

export type DealerRequestService = ReturnType<typeof createDealerRequestService>

type Files = readonly Pick<NewRequestFile, 'storedAs'>[]

export function createDealerRequestService(deps: DealerRequestDeps) {
  const { db, requestFiles, botCheck, limits, clock } = deps

  async function mailLink(tx: Writer, requestId: number, email: string): Promise<void> {
    const now = clock()
    const link = { purpose: 'dealer_request', subjectId: requestId, now, hours: verificationHours } as const
    const token = await mailableLink(tx, { ...link, keepsEarlier: true })
    await queueMail(tx, verifyRequestMail({ email, key: hashOfKey(token) }, token, deps), now)
  }

  /**
   * Stores a request unless its email address already has an account; returns the files to drop. An earlier request
   * from the same email address keeps its own link: the mailbox owner decides which one counts, not the last person to
   * fill in the form.
   */
  function record(form: DealerRequestForm, files: readonly NewRequestFile[]): Promise<Files> {
    return db.transaction(async (tx) => {
      const now = clock()
      const { email } = form
      if (await findUserByEmail(tx, email)) {
        await queueMail(tx, accountExistsMail({ email, key: randomUUID() }, deps), now)
        return files
      }
      const request = { ...form, stage: 'unverified', createdAt: now } as const
      const { id } = await createDealerRequest(tx, request, files)
      await mailLink(tx, id, email)
      return []
    })
  }

  /**
   * Accepts a request and mails its verification link; the answer does not reveal whether the email address has an
   * account.
   */
  async function submit(actor: Actor, { form, files, botCheck: token }: DealerRequestInput): Promise<void> {
    const accepted = acceptFiles(files)
    if ('problem' in accepted) throw filesRefused(accepted.problem)
    await limits.consume('dealer-request', actor.ipAddress)
    if (!(await botCheck.verify(token))) throw requestBotCheckFailed()
    // Same limit whether or not the email address has an account.
    await limits.consume('dealer-request-mails', form.email)
    for (const { name, bytes } of accepted.files)
      await deps.uploads.check(actor, { use: 'dealer-request', field: 'files', name, bytes })
    const stored: NewRequestFile[] = []
    try {
      for (const file of accepted.files) stored.push(await putFile(deps, file))
      await dropFiles(deps, await record(form, stored))
    } catch (error) {
      // A database that went away may have stored the request; without one, its files are swept.
      if (!isDatabaseUnavailable(error)) await dropFiles(deps, stored)
      throw error
    }
  }

  /** Mails a request's link again; the answer is the same if there is no such request. */
  async function resend(actor: Actor, email: string): Promise<void> {
    await limits.consume('dealer-request', actor.ipAddress)
    await limits.consume('dealer-request-mails', email)
    await db.transaction(async (tx) => {
      const known = await findUserByEmail(tx, email)
      if (known) return queueMail(tx, accountExistsMail({ email, key: randomUUID() }, deps), clock())
      const request = await findUnverifiedRequest(tx, email)
      if (request) await mailLink(tx, request.id, email)
    })
  }

  /** Verifies a request by its mailed link and notifies the store; false if the link is no longer valid. */
  async function verify(actor: Actor, token: string): Promise<{ verified: boolean }> {
    await limits.consume('mailed-link', actor.ipAddress)
    const { verified, superseded } = await db.transaction(async (tx) => {
      const now = clock()
      const id = await useLink(tx, 'dealer_request', { token, now })
      const move = { from: 'unverified', to: 'pending', verifiedAt: now } as const
      const request = id === null ? null : await moveDealerRequest(tx, id, move)
      if (!request) return { verified: false, superseded: [] }
      const subject = `request:${request.id}`
      await audit(tx, actor, { action: 'request_verified', subject, companyId: null, at: now })
      const files = await countRequestFiles(tx, request.id)
      await queueMail(tx, requestReceivedMail(request, files, deps), now)
      return { verified: true, superseded: await removeUnverifiedOf(tx, request.email) }
    })
    await dropFiles(deps, superseded)
    return { verified }
  }

  /** Deletes requests not verified in time, files of removed requests, and files without a request. */
  async function deleteExpired(): Promise<void> {
    const until = new Date(clock().getTime() - verificationHours * 3_600_000)
    await dropFiles(deps, await db.transaction((tx) => removeUnverifiedUntil(tx, until)))
    const removedUntil = removedRequestsRestorableAfter(clock())
    await dropFiles(deps, await db.transaction((tx) => purgeRemovedRequests(tx, removedUntil)))
    await claimedSweep(deps, {
      name: 'dealer-requests',
      everyMs: sweepMs,
      run: async () => requestFiles.sweep(until, new Set(await listStoredNames(db.read))),
    })
  }

  return { submit, resend, verify, deleteExpired }
}
