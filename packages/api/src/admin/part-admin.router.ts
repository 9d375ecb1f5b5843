import { partId } from '@mullion/domain/catalog/part'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')

export const partAdminRouter = router({
  markProprietary: administrator
    .input(z.strictObject({ partId, proprietary: z.boolean({ error: 'The mark must be true or false.' }) }))
    .mutation(({ ctx, input }) => ctx.services.partAdmin.markProprietary(ctx.actor, input)),
})
