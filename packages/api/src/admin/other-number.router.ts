import {
  oneOtherNumber,
  otherNumberByNumber,
  otherNumberInput,
  updateOtherNumberInput,
} from '@mullion/domain/catalog/other-number'
import { partId } from '@mullion/domain/catalog/part'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')

export const otherNumberRouter = router({
  ofPart: administrator
    .input(z.strictObject({ partId }))
    .query(({ ctx, input }) => ctx.services.otherNumbers.ofPart(input.partId)),

  add: administrator
    .input(otherNumberInput)
    .mutation(({ ctx, input }) => ctx.services.otherNumbers.add(ctx.actor, input)),

  change: administrator
    .input(updateOtherNumberInput)
    .mutation(({ ctx, input: { numberId, ...input } }) =>
      ctx.services.otherNumbers.change(ctx.actor, numberId, input),
    ),

  put: administrator
    .input(otherNumberInput)
    .mutation(({ ctx, input }) => ctx.services.otherNumbers.put(ctx.actor, input)),

  remove: administrator
    .input(oneOtherNumber)
    .mutation(({ ctx, input }) => ctx.services.otherNumbers.remove(ctx.actor, input.numberId)),

  removeNumber: administrator
    .input(otherNumberByNumber)
    .mutation(({ ctx, input }) => ctx.services.otherNumbers.removeNumber(ctx.actor, input.number)),
})
