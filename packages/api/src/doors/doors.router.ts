import { fitInput, type PartFit } from '@mullion/domain/doors/fit/fit'
import { type PrintLabelsInput, printLabelsInput } from '@mullion/domain/doors/labels/door-label'
import { calculateInput } from '@mullion/domain/doors/priced-calculation'
import { doorBySerialInput } from '@mullion/domain/doors/registered-door'
import { memberProcedure, openProcedure, router, spending, spendingByAnswer } from '../trpc/init.ts'
import { savedDoorRouter } from './saved-door.router.ts'

export const doorsRouter = router({
  saved: savedDoorRouter,

  bySerial: openProcedure
    .input(doorBySerialInput)
    .query(({ ctx, input }) => ctx.services.doorRegister.bySerial(ctx.actor, input.serialNumber)),

  /** Whether parts fit a door; asked after a list, whose own answer does not depend on the door. */
  fit: openProcedure
    .input(fitInput)
    .use(
      spendingByAnswer({
        upTo: ({ partIds }: { readonly partIds: readonly number[] }) => partIds.length,
        rowsOf: (answers: readonly PartFit[]) => answers.length,
      }),
    )
    .query(({ ctx, input }) => ctx.services.fit.fit(ctx.actor, input)),

  calculate: openProcedure
    .input(calculateInput)
    .use(spending(() => 1))
    .query(({ ctx, input }) => ctx.services.calculations.calculate(ctx.actor, input)),

  /** A PDF file of labels for doors. */
  labels: memberProcedure('useAccount')
    .input(printLabelsInput)
    .use(spending(({ doors, copies }: PrintLabelsInput) => doors.length * copies))
    .query(({ ctx, input }) => ctx.services.doorLabels.print(ctx.actor, input)),
})
