import { doorBySerialInput } from '@mullion/domain/doors/registered-door'
import {
  listDoorsInput,
  renameDoorInput,
  saveDoorInput,
  savedDoorInput,
  updateDoorInput,
} from '@mullion/domain/doors/saved-door'
import { memberProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')

export const savedDoorRouter = router({
  list: account
    .input(listDoorsInput)
    .query(({ ctx, input }) => ctx.services.savedDoors.list(ctx.actor, input)),

  byId: account
    .input(savedDoorInput)
    .query(({ ctx, input }) => ctx.services.savedDoors.byId(ctx.actor, input.doorId)),

  bySerial: account
    .input(doorBySerialInput)
    .query(({ ctx, input }) => ctx.services.savedDoors.bySerial(ctx.actor, input.serialNumber)),

  save: account
    .input(saveDoorInput)
    .mutation(({ ctx, input }) => ctx.services.savedDoors.save(ctx.actor, input)),

  update: account
    .input(updateDoorInput)
    .mutation(({ ctx, input: { doorId, ...door } }) =>
      ctx.services.savedDoors.update(ctx.actor, doorId, door),
    ),

  rename: account
    .input(renameDoorInput)
    .mutation(({ ctx, input }) => ctx.services.savedDoors.rename(ctx.actor, input)),

  remove: account
    .input(savedDoorInput)
    .mutation(({ ctx, input }) => ctx.services.savedDoors.remove(ctx.actor, input.doorId)),
})
