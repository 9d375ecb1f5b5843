import type {
  DeliveryAnswer,
  DeliveryState,
  ListedDelivery,
  WebhookEndpoint,
} from '@mullion/domain/webhooks/webhook-endpoint'
import { countOf } from '../../../lib/count-of.ts'
import { storeMoment } from '../../../lib/store-time.ts'

/** The server of an endpoint; its whole address may be long and hold a key. */
export const hostOf = ({ url }: Pick<WebhookEndpoint, 'url'>): string => new URL(url).host

export const nameOf = (endpoint: Pick<WebhookEndpoint, 'url' | 'description'>): string =>
  endpoint.description || hostOf(endpoint)

const pauses = {
  staff: 'Paused',
  failing: 'Paused after three days of failed attempts',
  gone: 'Paused, because the receiver answered that it is gone',
} as const

/** Says how an endpoint does. */
export function standingOf({ state, pauseReason, failingSince }: WebhookEndpoint): string {
  if (state === 'paused') return pauses[pauseReason ?? 'staff']
  return failingSince ? `Failing since ${storeMoment(failingSince)}` : 'Active'
}

/** The server stops counting here. */
const maxCounted = 10_000

export function waitingWords({ waiting }: Pick<WebhookEndpoint, 'waiting'>): string {
  if (waiting === 0) return 'Nothing is waiting'
  return waiting >= maxCounted ? 'More than 10,000 events waiting' : `${countOf(waiting, 'event')} waiting`
}

export const deliveryStateWords: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  skipped: 'Skipped',
}

/** Says what the receiver answered last. */
export function answerWords(answer: DeliveryAnswer | null): string {
  if (!answer) return 'Not sent yet'
  const words = answer.problem ?? `It answered ${answer.status}.`
  return `${words} ${answer.ms.toLocaleString('en-US')} ms`
}

/** Says where a delivery stands. */
export function deliveryWords({ state, tries }: Pick<ListedDelivery, 'state' | 'tries'>): string {
  const once = tries === 0 || (tries === 1 && state !== 'waiting')
  return once ? deliveryStateWords[state] : `${deliveryStateWords[state]}, ${countOf(tries, 'attempt')}`
}
