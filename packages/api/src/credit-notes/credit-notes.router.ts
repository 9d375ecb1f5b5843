import {
  creditExportsInput,
  creditsByDatesInput,
  oneCreditExportInput,
} from '@mullion/domain/credit-notes/credit-export'
import {
  creditNotesInput,
  creditNumberInput,
  settleCreditInput,
} from '@mullion/domain/credit-notes/credit-note'
import { memberProcedure, router } from '../trpc/init.ts'

const recordReader = memberProcedure('viewRecords')
const administrator = memberProcedure('administer')

const exportsRouter = router({
  generate: administrator.mutation(({ ctx }) => ctx.services.creditExports.generate(ctx.actor)),

  files: recordReader
    .input(creditExportsInput)
    .query(({ ctx, input }) => ctx.services.creditExports.files(input)),

  file: recordReader
    .input(oneCreditExportInput)
    .query(({ ctx, input }) => ctx.services.creditExports.file(input.exportId)),

  /** The notes of some days; changes nothing. */
  byDates: recordReader
    .input(creditsByDatesInput)
    .query(({ ctx, input }) => ctx.services.creditExports.byDates(input)),
})

/** Credit notes as staff see them; those of an order are with the order. */
export const creditNotesRouter = router({
  exports: exportsRouter,

  list: recordReader.input(creditNotesInput).query(({ ctx, input }) => ctx.services.creditDesk.list(input)),

  byNumber: recordReader
    .input(creditNumberInput)
    .query(({ ctx, input }) => ctx.services.creditDesk.byNumber(input.number)),

  /** Records what staff gave back by hand. */
  settle: administrator
    .input(settleCreditInput)
    .mutation(({ ctx, input }) => ctx.services.creditDesk.settle(ctx.actor, input)),
})
