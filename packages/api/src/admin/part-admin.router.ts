import { createPartInput, partHistoryInput, updatePartInput } from '@mullion/domain/admin/part-form'
import { partId } from '@mullion/domain/catalog/part'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')
const onePart = z.strictObject({ partId })

export const partAdminRouter = router({
  details: administrator
    .input(onePart)
    .query(({ ctx, input }) => ctx.services.partAdmin.details(input.partId)),

  history: administrator
    .input(partHistoryInput)
    .query(({ ctx, input }) => ctx.services.partAdmin.history(input)),

  create: administrator
    .input(createPartInput)
    .mutation(({ ctx, input }) => ctx.services.partAdmin.create(ctx.actor, input)),

  update: administrator
    .input(updatePartInput)
    .mutation(({ ctx, input }) => ctx.services.partAdmin.update(ctx.actor, input)),

  markProprietary: administrator
    .input(z.strictObject({ partId, proprietary: z.boolean({ error: 'The mark must be true or false.' }) }))
    .mutation(({ ctx, input }) => ctx.services.partAdmin.markProprietary(ctx.actor, input)),
})
