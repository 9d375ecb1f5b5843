import {
  addDocumentInput,
  addPhotoInput,
  addVideoInput,
  changeMediumInput,
  oneMediumInput,
  orderMediaInput,
} from '@mullion/domain/catalog/part-media'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')

/** Files travel over REST only. */
export const partMediaRouter = router({
  addPhoto: administrator
    .input(addPhotoInput)
    .mutation(({ ctx, input }) => ctx.services.partMedia.addPhoto(ctx.actor, input)),

  addDocument: administrator
    .input(addDocumentInput)
    .mutation(({ ctx, input }) => ctx.services.partMedia.addDocument(ctx.actor, input)),

  addVideo: administrator
    .input(addVideoInput)
    .mutation(({ ctx, input }) => ctx.services.partMedia.addVideo(ctx.actor, input)),

  change: administrator
    .input(changeMediumInput)
    .mutation(({ ctx, input }) => ctx.services.partMedia.change(ctx.actor, input)),

  order: administrator
    .input(orderMediaInput)
    .mutation(({ ctx, input }) => ctx.services.partMedia.order(ctx.actor, input)),

  remove: administrator
    .input(oneMediumInput)
    .mutation(({ ctx, input }) => ctx.services.partMedia.remove(ctx.actor, input.mediumId)),
})
