import { oneTaughtWord, taughtWordInput } from '@mullion/domain/search/taught-word-input'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')

export const taughtWordRouter = router({
  list: administrator.query(({ ctx }) => ctx.services.taughtWords.list()),

  preview: administrator
    .input(taughtWordInput)
    .query(({ ctx, input }) => ctx.services.taughtWords.preview(input)),

  add: administrator
    .input(taughtWordInput)
    .mutation(({ ctx, input }) => ctx.services.taughtWords.add(ctx.actor, input)),

  remove: administrator
    .input(oneTaughtWord)
    .mutation(({ ctx, input }) => ctx.services.taughtWords.remove(ctx.actor, input.wordId)),
})
