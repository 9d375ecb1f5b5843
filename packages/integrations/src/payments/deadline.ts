import { noAnswer } from './errors.ts'
import type { PaymentGateway } from './port.ts'

/**
 * Wraps a gateway so that calls throw `unavailable` `payments.no_answer` after `timeoutMs` without an answer. The
 * underlying call continues and may still charge, so its reference is looked up later. Lists have no such limit.
 */
export function withDeadline(gateway: PaymentGateway, { timeoutMs }: { timeoutMs: number }): PaymentGateway {
  const within = <T>(call: Promise<T>) => answerWithin(call, timeoutMs)
  return {
    sandbox: gateway.sandbox,
    check: () => within(gateway.check()),
    authorise: (request) => within(gateway.authorise(request)),
    capture: (gatewayId) => within(gateway.capture(gatewayId)),
    void: (gatewayId) => within(gateway.void(gatewayId)),
    credit: (request) => within(gateway.credit(request)),
    listCredits: (gatewayId) => within(gateway.listCredits(gatewayId)),
    find: (reference) => within(gateway.find(reference)),
    // A list is as many calls as it has pages, each with a limit of its own.
    listTransactions: (range) => gateway.listTransactions(range),
    listCards: (customerId) => within(gateway.listCards(customerId)),
    saveCard: (customerId, card) => within(gateway.saveCard(customerId, card)),
    removeCard: (customerId, methodId) => within(gateway.removeCard(customerId, methodId)),
  }
}

/** Promise.race keeps a handler on the loser, so that its late failure is not an unhandled rejection. */
async function answerWithin<T>(call: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(noAnswer()), timeoutMs)
  try {
    return await Promise.race([call, deadline])
  } finally {
    clearTimeout(timer)
  }
}
