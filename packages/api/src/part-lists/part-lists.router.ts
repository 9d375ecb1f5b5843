import {
  addListLinesInput,
  createListInput,
  describeListInput,
  duplicateListInput,
  listInput,
  saveListLinesInput,
} from '@mullion/domain/part-lists/part-list'
import { memberProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')

export const partListsRouter = router({
  list: account.query(({ ctx }) => ctx.services.partLists.list(ctx.actor)),

  byId: account
    .input(listInput)
    .query(({ ctx, input }) => ctx.services.partLists.byId(ctx.actor, input.listId)),

  history: account
    .input(listInput)
    .query(({ ctx, input }) => ctx.services.partLists.history(ctx.actor, input.listId)),

  create: account
    .input(createListInput)
    .mutation(({ ctx, input }) => ctx.services.partLists.create(ctx.actor, input)),

  duplicate: account
    .input(duplicateListInput)
    .mutation(({ ctx, input }) => ctx.services.partLists.duplicate(ctx.actor, input)),

  describe: account
    .input(describeListInput)
    .mutation(({ ctx, input }) => ctx.services.partLists.describe(ctx.actor, input)),

  saveLines: account
    .input(saveListLinesInput)
    .mutation(({ ctx, input }) => ctx.services.partLists.saveLines(ctx.actor, input)),

  addLines: account
    .input(addListLinesInput)
    .mutation(({ ctx, input }) => ctx.services.partLists.addLines(ctx.actor, input)),

  remove: account
    .input(listInput)
    .mutation(({ ctx, input }) => ctx.services.partLists.remove(ctx.actor, input.listId)),

  restore: account
    .input(listInput)
    .mutation(({ ctx, input }) => ctx.services.partLists.restore(ctx.actor, input.listId)),
})
