import type { DeliveriesInput } from '@mullion/domain/webhooks/webhook-endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Deliveries happen while staff look at them. */
const live = { staleTime: 0, refetchInterval: 5000 } as const

/** Queries all endpoints. */
export function useEndpoints() {
  return trpc.webhooks.list.useQuery(undefined, live)
}

/** Queries one endpoint. */
export function useEndpoint(endpointId: number) {
  return trpc.webhooks.details.useQuery({ endpointId }, live)
}

/** Queries a page of an endpoint's deliveries. */
export function useDeliveries(input: DeliveriesInput) {
  return trpc.webhooks.deliveries.useQuery(input, { ...live, placeholderData: keepPreviousData })
}

/** Queries a delivery with its payload. */
export function useDelivery(deliveryId: number) {
  return trpc.webhooks.delivery.useQuery({ deliveryId }, live)
}

function useRefreshed() {
  const { webhooks } = trpc.useUtils()
  return { onSettled: () => webhooks.invalidate() }
}

/** Adds an endpoint; its secret is in the answer, this once. */
export function useCreateEndpoint() {
  return trpc.webhooks.create.useMutation(useRefreshed())
}

/** Changes an endpoint. */
export function useChangeEndpoint() {
  return trpc.webhooks.change.useMutation(useRefreshed())
}

/** What can be done to an endpoint. */
export function useEndpointActions() {
  const refreshed = useRefreshed()
  return {
    pause: trpc.webhooks.pause.useMutation(refreshed),
    resume: trpc.webhooks.resume.useMutation(refreshed),
    acknowledgeLoss: trpc.webhooks.acknowledgeLoss.useMutation(refreshed),
    rotateSecret: trpc.webhooks.rotateSecret.useMutation(refreshed),
    sendTest: trpc.webhooks.sendTest.useMutation(refreshed),
  }
}

/** Removes an endpoint with its log. */
export function useRemoveEndpoint() {
  const { webhooks } = trpc.useUtils()
  return trpc.webhooks.remove.useMutation({ onSuccess: () => webhooks.list.invalidate() })
}

/** What can be done to a delivery. */
export function useDeliveryActions() {
  const refreshed = useRefreshed()
  return {
    resend: trpc.webhooks.resend.useMutation(refreshed),
    skip: trpc.webhooks.skip.useMutation(refreshed),
  }
}
