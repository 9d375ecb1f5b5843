import { calculateInput } from '@mullion/domain/doors/priced-calculation'
import { doorBySerialInput } from '@mullion/domain/doors/registered-door'
import { openProcedure, router, spending } from '../trpc/init.ts'
import { savedDoorRouter } from './saved-door.router.ts'

export const doorsRouter = router({
  saved: savedDoorRouter,

  bySerial: openProcedure
    .input(doorBySerialInput)
    .query(({ ctx, input }) => ctx.services.doorRegister.bySerial(ctx.actor, input.serialNumber)),

  calculate: openProcedure
    .input(calculateInput)
    .use(spending(() => 1))
    .query(({ ctx, input }) => ctx.services.calculations.calculate(ctx.actor, input)),
})
