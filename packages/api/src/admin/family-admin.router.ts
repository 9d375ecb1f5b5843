import {
  familyPartsInput,
  joinFamilyInput,
  ofPart,
  renameFamilyInput,
} from '@mullion/domain/catalog/family-input'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')

export const familyAdminRouter = router({
  details: administrator
    .input(ofPart)
    .query(({ ctx, input }) => ctx.services.familyAdmin.details(input.partId)),

  join: administrator
    .input(joinFamilyInput)
    .mutation(({ ctx, input }) => ctx.services.familyAdmin.join(ctx.actor, input)),

  split: administrator
    .input(familyPartsInput)
    .mutation(({ ctx, input }) => ctx.services.familyAdmin.split(ctx.actor, input)),

  followRule: administrator
    .input(familyPartsInput)
    .mutation(({ ctx, input }) => ctx.services.familyAdmin.followRule(ctx.actor, input)),

  rename: administrator
    .input(renameFamilyInput)
    .mutation(({ ctx, input }) => ctx.services.familyAdmin.rename(ctx.actor, input)),
})
