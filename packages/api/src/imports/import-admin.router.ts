import {
  allProblemsInput,
  exportPageInput,
  importChangesInput,
  importId,
  importListInput,
  importProblemsInput,
  importUploadInput,
} from '@mullion/domain/imports/import'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')
const ofImport = z.strictObject({ importId })

export const importAdminRouter = router({
  list: administrator.input(importListInput).query(({ ctx, input }) => ctx.services.importAdmin.list(input)),

  undoable: administrator.query(({ ctx }) => ctx.services.importAdmin.undoable()),

  details: administrator
    .input(ofImport)
    .query(({ ctx, input }) => ctx.services.importAdmin.details(input.importId)),

  changes: administrator
    .input(importChangesInput)
    .query(({ ctx, input }) => ctx.services.importAdmin.changes(input)),

  problems: administrator
    .input(importProblemsInput)
    .query(({ ctx, input }) => ctx.services.importAdmin.problems(input)),

  allProblems: administrator
    .input(allProblemsInput)
    .query(({ ctx, input }) => ctx.services.importAdmin.allProblems(input)),

  refusals: administrator
    .input(importChangesInput)
    .query(({ ctx, input }) => ctx.services.importAdmin.refusals(input)),

  upload: administrator
    .input(importUploadInput)
    .mutation(({ ctx, input }) => ctx.services.importAdmin.upload(ctx.actor, input)),

  confirm: administrator
    .input(ofImport)
    .mutation(({ ctx, input }) => ctx.services.importAdmin.apply(ctx.actor, input.importId)),

  undo: administrator
    .input(ofImport)
    .mutation(({ ctx, input }) => ctx.services.importAdmin.undo(ctx.actor, input.importId)),

  discard: administrator
    .input(ofImport)
    .mutation(({ ctx, input }) => ctx.services.importAdmin.discard(input.importId)),

  exportPage: memberProcedure('viewRecords')
    .input(exportPageInput)
    .query(({ ctx, input }) => ctx.services.exports.page(ctx.actor, input)),
})
