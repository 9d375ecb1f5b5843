import { priceOwner } from '@mullion/domain/admin/company-price'
import {
  certificateDeskInput,
  certificateFields,
  certificatesOfInput,
  oneCertificateInput,
  refuseCertificateInput,
} from '@mullion/domain/tax-certificates/tax-certificate'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const admin = memberProcedure('manageTaxCertificates')
/** For both sides; the service decides which certificates. */
const either = memberProcedure('manageTaxCertificates', 'viewRecords')
const recordReader = memberProcedure('viewRecords')
const administrator = memberProcedure('administer')
/** Files travel as multipart, never as JSON: only the REST path sends one. */
const file = z.strictObject({ name: z.string(), bytes: z.instanceof(Uint8Array) })

const deskRouter = router({
  list: recordReader
    .input(certificateDeskInput)
    .query(({ ctx, input }) => ctx.services.taxCertificates.waiting(input)),

  ofCompany: recordReader
    .input(certificatesOfInput)
    .query(({ ctx, input }) => ctx.services.taxCertificates.ofCompany(input.owner)),

  byId: recordReader
    .input(oneCertificateInput)
    .query(({ ctx, input }) => ctx.services.taxCertificates.byId(input.certificateId)),

  send: administrator
    .input(z.strictObject({ owner: priceOwner, fields: certificateFields, file }))
    .mutation(({ ctx, input }) => ctx.services.taxCertificates.send(ctx.actor, input)),

  accept: administrator
    .input(oneCertificateInput)
    .mutation(({ ctx, input }) => ctx.services.taxCertificates.accept(ctx.actor, input)),

  refuse: administrator
    .input(refuseCertificateInput)
    .mutation(({ ctx, input }) => ctx.services.taxCertificates.refuse(ctx.actor, input)),
})

export const taxCertificatesRouter = router({
  desk: deskRouter,

  own: admin.query(({ ctx }) => ctx.services.taxCertificates.own(ctx.actor)),

  send: admin
    .input(z.strictObject({ fields: certificateFields, file }))
    .mutation(({ ctx, input }) =>
      ctx.services.taxCertificates.send(ctx.actor, { ...input, owner: { companyId: ctx.actor.companyId } }),
    ),

  withdraw: either
    .input(oneCertificateInput)
    .mutation(({ ctx, input }) => ctx.services.taxCertificates.withdraw(ctx.actor, input)),

  /** The bytes travel over REST only. */
  file: either
    .input(oneCertificateInput)
    .query(({ ctx, input }) => ctx.services.taxCertificates.open(ctx.actor, input)),
})
