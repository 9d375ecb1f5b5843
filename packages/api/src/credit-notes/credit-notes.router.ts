import {
  creditNotesInput,
  creditNumberInput,
  settleCreditInput,
} from '@mullion/domain/credit-notes/credit-note'
import {
  creditExportsInput,
  creditsByDatesInput,
  oneCreditExportInput,
} from '@mullion/domain/credit-notes/credit-note-export'
import { memberProcedure, router } from '../trpc/init.ts'

const recordReader = memberProcedure('viewRecords')
const administrator = memberProcedure('administer')

const exportsRouter = router({
  generate: administrator.mutation(({ ctx }) => ctx.services.creditNoteExports.generate(ctx.actor)),

  files: recordReader
    .input(creditExportsInput)
    .query(({ ctx, input }) => ctx.services.creditNoteExports.files(input)),

  file: recordReader
    .input(oneCreditExportInput)
    .query(({ ctx, input }) => ctx.services.creditNoteExports.file(input.exportId)),

  /** The notes of some days; changes nothing. */
  byDates: recordReader
    .input(creditsByDatesInput)
    .query(({ ctx, input }) => ctx.services.creditNoteExports.byDates(input)),
})

/** Credit notes as staff see them; those of an order are with the order. */
export const creditNotesRouter = router({
  exports: exportsRouter,

  list: recordReader
    .input(creditNotesInput)
    .query(({ ctx, input }) => ctx.services.creditNoteDesk.list(input)),

  byNumber: recordReader
    .input(creditNumberInput)
    .query(({ ctx, input }) => ctx.services.creditNoteDesk.byNumber(input.number)),

  /** Records what staff gave back by hand. */
  settle: administrator
    .input(settleCreditInput)
    .mutation(({ ctx, input }) => ctx.services.creditNoteDesk.settle(ctx.actor, input)),
})
