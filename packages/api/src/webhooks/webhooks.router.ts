import {
  changeEndpointInput,
  deliveriesInput,
  deliveryIdInput,
  endpointIdInput,
  webhookEndpointInput,
} from '@mullion/domain/webhooks/webhook-endpoint'
import { personalMemberProcedure, router } from '../trpc/init.ts'

// An endpoint would outlive the token that made it.
const administrator = personalMemberProcedure('administer')
const oneEndpoint = administrator.input(endpointIdInput)
const oneDelivery = administrator.input(deliveryIdInput)

export const webhooksRouter = router({
  list: administrator.query(({ ctx }) => ctx.services.webhookEndpoints.list()),

  details: oneEndpoint.query(({ ctx, input }) => ctx.services.webhookEndpoints.details(input.endpointId)),

  create: administrator
    .input(webhookEndpointInput)
    .mutation(({ ctx, input }) => ctx.services.webhookEndpoints.create(ctx.actor, input)),

  change: administrator
    .input(changeEndpointInput)
    .mutation(({ ctx, input }) => ctx.services.webhookEndpoints.change(ctx.actor, input)),

  pause: oneEndpoint.mutation(({ ctx, input }) =>
    ctx.services.webhookEndpoints.pause(ctx.actor, input.endpointId),
  ),

  resume: oneEndpoint.mutation(({ ctx, input }) =>
    ctx.services.webhookEndpoints.resume(ctx.actor, input.endpointId),
  ),

  acknowledgeLoss: oneEndpoint.mutation(({ ctx, input }) =>
    ctx.services.webhookEndpoints.acknowledge(ctx.actor, input.endpointId),
  ),

  rotateSecret: oneEndpoint.mutation(({ ctx, input }) =>
    ctx.services.webhookEndpoints.rotateSecret(ctx.actor, input.endpointId),
  ),

  remove: oneEndpoint.mutation(({ ctx, input }) =>
    ctx.services.webhookEndpoints.remove(ctx.actor, input.endpointId),
  ),

  sendTest: oneEndpoint.mutation(({ ctx, input }) =>
    ctx.services.webhookLog.sendTest(ctx.actor, input.endpointId),
  ),

  deliveries: administrator
    .input(deliveriesInput)
    .query(({ ctx, input }) => ctx.services.webhookLog.list(input)),

  delivery: oneDelivery.query(({ ctx, input }) => ctx.services.webhookLog.details(input.deliveryId)),

  resend: oneDelivery.mutation(({ ctx, input }) =>
    ctx.services.webhookLog.resend(ctx.actor, input.deliveryId),
  ),

  skip: oneDelivery.mutation(({ ctx, input }) => ctx.services.webhookLog.skip(ctx.actor, input.deliveryId)),
})
