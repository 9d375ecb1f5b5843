import * as z from 'zod'
import { completeAnswer, UnreadableAnswer } from '../complete-answer.ts'
import { noAnswer } from './errors.ts'
import type {
  Authorisation,
  Credit,
  CreditAnswer,
  ListedTransaction,
  PaymentGateway,
  Transaction,
} from './port.ts'

const text = z.string().min(1)
const approval = {
  gatewayId: text,
  amountCents: z.int().nonnegative(),
  authCode: z.string(),
  lastFour: z.string(),
  cardType: z.enum(['V', 'M', 'A', 'D']),
}

const authorisation: z.ZodType<Authorisation> = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('approved'), ...approval, duplicate: z.boolean() }),
  z.object({ outcome: z.literal('declined'), reason: text }),
])

const state = z.enum(['authorised', 'captured', 'voided', 'declined'])

const transaction: z.ZodType<Transaction> = z.object({ reference: text, state, ...approval })

const listed: z.ZodType<ListedTransaction> = z.object({
  reference: z.string(),
  gatewayId: text,
  state,
  amountCents: approval.amountCents,
  at: z.iso.datetime(),
})

const creditAnswer: z.ZodType<CreditAnswer> = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('credited'), gatewayId: text }),
  z.object({ outcome: z.literal('refused'), reason: text }),
])

const credit: z.ZodType<Credit> = z.object({
  reference: z.string(),
  gatewayId: text,
  amountCents: approval.amountCents,
})

/** Treats an unreadable answer as no answer: either way, we don't know whether the card was charged. */
const validated = <Answer>(call: Promise<unknown>, kind: z.ZodType<Answer>): Promise<Answer> =>
  completeAnswer(call, kind).catch((error: unknown) => {
    throw error instanceof UnreadableAnswer ? noAnswer(error) : error
  })

/**
 * Wraps a gateway so that unreadable answers count as no answer: the reference is looked up before anything else
 * happens.
 */
export function withValidatedAnswers(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    authorise: (request) => validated(gateway.authorise(request), authorisation),
    async find(reference) {
      const found = await validated(gateway.find(reference), transaction.nullable())
      if (found && found.reference !== reference) throw noAnswer()
      return found
    },
    credit: (request) => validated(gateway.credit(request), creditAnswer),
    listCredits: (gatewayId) => validated(gateway.listCredits(gatewayId), z.array(credit)),
    listTransactions: (range) => validated(gateway.listTransactions(range), z.array(listed)),
  }
}
