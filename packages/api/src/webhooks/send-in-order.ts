import type { WebhookAnswer, WebhookRequest, WebhookTransport } from '@mullion/integrations/webhooks/port'

/** No further attempt starts after this long, so that answers are stored soon. */
const longestMs = 1000

/**
 * Makes attempts one after another until one fails, the signal ends or a second has passed; resolves with the answers of
 * those made. Rejects only if the first one does for another reason than the signal.
 */
export async function sendInOrder(
  { send }: Pick<WebhookTransport, 'send'>,
  requests: readonly WebhookRequest[],
  signal: AbortSignal,
): Promise<WebhookAnswer[]> {
  const endsAt = performance.now() + longestMs
  const answers: WebhookAnswer[] = []
  for (const request of requests) {
    if (signal.aborted || (answers.length > 0 && performance.now() > endsAt)) break
    try {
      answers.push(await send({ ...request, signal }))
    } catch (error) {
      if (answers.length === 0 && !signal.aborted) throw error
      break
    }
    if (answers.at(-1)?.problem !== null) break
  }
  return answers
}
