import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  countTaxCertificates,
  createTaxCertificate,
  findTaxCertificate,
  listTaxCertificates,
  listWaitingCertificates,
  moveTaxCertificate,
  type NamedCertificateRow,
} from '@mullion/db/tax-certificates/tax-certificate.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import type { PriceOwner } from '@mullion/domain/admin/company-price'
import type { ChangeKind } from '@mullion/domain/changes/change'
import type { ListPage } from '@mullion/domain/list-input'
import type { AuditAction } from '@mullion/domain/security/audit'
import { storeTime } from '@mullion/domain/store-day'
import {
  acceptCertificateFile,
  type CertificateDeskInput,
  type CertificateFields,
  type CertificateFile,
  certificateClosed,
  certificateMissing,
  certificateProblem,
  certificateRefused,
  type DeskCertificate,
  maxCertificates,
  type RefuseCertificateInput,
  type TaxCertificate,
  tooManyCertificates,
} from '@mullion/domain/tax-certificates/tax-certificate'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import type { Clock } from '../clock.ts'
import { companyOfOwner, subjectOfOwner } from '../credit/credit-owner.ts'
import type { Log } from '../log.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import { storeUpload } from '../security/store-upload.ts'
import type { UploadCheck } from '../security/upload-check.ts'
import {
  type CertificateMailFacts,
  certificateDecidedMail,
  certificateRecipients,
  certificateToReviewMail,
} from './certificate-mails.ts'
import { viewCertificate, viewDeskCertificate } from './certificate-view.ts'

export interface TaxCertificateDeps extends CertificateMailFacts {
  readonly db: Database
  readonly poFiles: PrivateFiles
  readonly uploads: UploadCheck
  readonly limits: Limits
  readonly clock: Clock
  readonly log: Log
}

export interface SentCertificate {
  readonly owner: PriceOwner
  readonly fields: CertificateFields
  readonly file: CertificateFile
}

/** What the change feed calls each action. */
const changeOf = {
  tax_certificate_sent: 'sent',
  tax_certificate_accepted: 'accepted',
  tax_certificate_refused: 'refused',
  tax_certificate_withdrawn: 'ended',
} as const satisfies Partial<Record<AuditAction, ChangeKind<'tax_certificate'>>>

interface Noted {
  readonly action: keyof typeof changeOf
  readonly row: NamedCertificateRow
}

type OneCertificate = Pick<RefuseCertificateInput, 'certificateId'>

const ownerOf = ({ companyId, companyInternalId }: NamedCertificateRow): PriceOwner =>
  companyId === null ? { companyInternalId: companyInternalId ?? 0 } : { companyId }

/** Tax certificates: sent by a company's admin or by staff, reviewed by staff. */
export function createTaxCertificateService(deps: TaxCertificateDeps) {
  const { db, uploads, limits, clock } = deps

  /** Writes what happened to a certificate to the audit log and the change feed. */
  async function note(tx: Writer, actor: Member, { action, row }: Noted): Promise<void> {
    const { id, companyId, state, number, validFrom, validUntil, fileName } = row
    const at = clock()
    const details = { id, state, number, validFrom, validUntil, fileName }
    const subject = subjectOfOwner(ownerOf(row))
    await audit(tx, actor, { action, subject, companyId, details, at })
    recordChange(tx, { subject: 'tax_certificate', rowId: id, kind: changeOf[action], at })
  }

  async function found(read: Reader, id: number): Promise<NamedCertificateRow> {
    const row = await findTaxCertificate(read, id)
    if (!row) throw certificateMissing()
    return row
  }

  /** Returns a certificate that the actor may see: one of their own company as its admin, any for staff who read records. */
  async function visible(read: Reader, actor: Member, id: number): Promise<NamedCertificateRow> {
    const row = await found(read, id)
    const isOwn = row.companyId === actor.companyId && may(actor, 'manageTaxCertificates')
    if (!isOwn && !may(actor, 'viewRecords')) throw certificateMissing()
    return row
  }

  async function store(actor: Member, { owner, fields, file }: SentCertificate, bytes: Uint8Array) {
    const { name: fileName, contentType } = acceptCertificateFile(file)
    let id = 0
    await storeUpload(deps, bytes, (storedAs) =>
      db.transaction(async (tx) => {
        if ((await countTaxCertificates(tx, owner)) >= maxCertificates) throw tooManyCertificates()
        const sent = { sentById: actor.userId, sentAt: clock(), status: 'waiting' } as const
        const row = { ...fields, ...sent, fileName, contentType, storedAs, sizeBytes: bytes.length }
        id = await createTaxCertificate(tx, owner, row)
        const certificate = await found(tx, id)
        await note(tx, actor, { action: 'tax_certificate_sent', row: certificate })
        if (!may(actor, 'administer'))
          await queueMail(tx, certificateToReviewMail(certificate, deps), clock())
      }),
    )
    return found(db.read, id)
  }

  async function decide(
    actor: Member,
    { certificateId, refusal }: OneCertificate & { readonly refusal: string | null },
  ): Promise<DeskCertificate> {
    return db.transaction(async (tx) => {
      const before = await found(tx, certificateId)
      const at = clock()
      const to = refusal === null ? 'accepted' : 'refused'
      const move = { to, at, userId: actor.userId, reason: refusal ?? '' } as const
      if (!(await moveTaxCertificate(tx, certificateId, move))) throw certificateClosed()
      const action = refusal === null ? 'tax_certificate_accepted' : 'tax_certificate_refused'
      await note(tx, actor, { action, row: before })
      const mailTo = await certificateRecipients(tx, before, deps)
      await queueMail(tx, certificateDecidedMail(before, { to: mailTo, refusal }, deps), at)
      return viewDeskCertificate(await found(tx, certificateId))
    })
  }

  return {
    /** Returns the certificates of the actor's own company, the latest first. */
    async own({ companyId }: Member): Promise<TaxCertificate[]> {
      return (await listTaxCertificates(db.read, { companyId })).map(viewCertificate)
    },

    /** Returns a company's certificates for staff, the latest first. Throws `missing`. */
    async ofCompany(owner: PriceOwner): Promise<DeskCertificate[]> {
      await companyOfOwner(db.read, owner)
      return (await listTaxCertificates(db.read, owner)).map(viewDeskCertificate)
    },

    /** Returns a page of the certificates that wait for review, oldest first. */
    async waiting(input: CertificateDeskInput): Promise<ListPage<DeskCertificate>> {
      const page = await listPage(input, (listing) => listWaitingCertificates(db.read, listing))
      return { ...page, rows: page.rows.map(viewDeskCertificate) }
    },

    /** Returns one certificate for staff. Throws `missing`. */
    async byId(certificateId: number): Promise<DeskCertificate> {
      return viewDeskCertificate(await found(db.read, certificateId))
    },

    /**
     * Stores a certificate, which waits for review whoever sent it. Throws `missing` for an unknown company, and `invalid`
     * for days in the wrong order or in the past, and for any file but a PDF, PNG or JPEG of up to 5 MB.
     */
    async send(actor: Member, sent: SentCertificate): Promise<TaxCertificate> {
      await companyOfOwner(db.read, sent.owner)
      const problem = certificateProblem(sent.fields, storeTime(clock(), deps.storeInfo.timeZone).day)
      if (problem) throw certificateRefused(problem)
      const { name, bytes } = acceptCertificateFile(sent.file)
      await limits.consume('tax-certificate', actor.id)
      await uploads.check(actor, { use: 'tax-certificate', field: 'file', name, bytes })
      return viewCertificate(await store(actor, sent, bytes))
    },

    /** Returns the file of a certificate, for its company's admins and for staff. Throws `missing` for everyone else. */
    async open(actor: Member, { certificateId }: OneCertificate) {
      const row = await visible(db.read, actor, certificateId)
      const bytes = await deps.poFiles.open(row.storedAs)
      if (!bytes) throw certificateMissing()
      return { name: row.fileName, contentType: row.contentType, bytes }
    },

    /** Ends a certificate before its day, by its company or by staff. Throws `conflict` for one that has ended. */
    withdraw(actor: Member, { certificateId }: OneCertificate): Promise<TaxCertificate> {
      return db.transaction(async (tx) => {
        const before = await visible(tx, actor, certificateId)
        const isOwn = before.companyId === actor.companyId && may(actor, 'manageTaxCertificates')
        if (!isOwn && !may(actor, 'administer')) throw certificateMissing()
        const move = { to: 'withdrawn', at: clock(), userId: actor.userId } as const
        if (!(await moveTaxCertificate(tx, certificateId, move))) throw certificateClosed()
        await note(tx, actor, { action: 'tax_certificate_withdrawn', row: before })
        return viewCertificate(await found(tx, certificateId))
      })
    },

    /** Accepts a certificate and tells its company. Throws `conflict` when it does not wait any more. */
    accept: (actor: Member, { certificateId }: OneCertificate) =>
      decide(actor, { certificateId, refusal: null }),

    /** Refuses a certificate and mails the reason to its company. */
    refuse: (actor: Member, { certificateId, reason }: RefuseCertificateInput) =>
      decide(actor, { certificateId, refusal: reason }),
  }
}
