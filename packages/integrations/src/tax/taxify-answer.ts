import * as z from 'zod'
import { completeAnswer } from '../complete-answer.ts'
import { listOrOne } from '../decimal-cents.ts'
import { type VendorReply, VendorStatus } from '../vendor-call.ts'

/** An amount of money, rounded half up to the cent: a tax may come with parts of a cent. */
const roundedCents = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().nonnegative().max(100_000_000))
  .transform((dollars) => Math.floor(dollars * 100 + 0.5 + 1e-6))

const problem = z.object({
  Code: z.union([z.string(), z.number()]).transform(String).nullable().catch(null),
  Message: z.string().nullable().catch(null),
  IsWarning: z.boolean().nullable().catch(null),
})

const outcome = z.object({
  ResponseStatus: z.union([z.number(), z.string()]),
  Errors: listOrOne(problem).nullable().default([]),
})

const taxLine = z.object({
  LineNumber: z.union([z.number(), z.string()]).transform(Number),
  Amount: roundedCents,
  SalesTaxAmount: roundedCents,
})

export const calculated = z.object({
  DocumentKey: z.string(),
  TaxLineDetails: listOrOne(taxLine),
})

/** The answer of a .NET service, which wraps it once more. */
const wrapped = z.object({ d: z.unknown() })

/** The service answered, and refused; sending the same again gets the same. */
export class TaxifyRefusal extends Error {
  readonly isUnknownDocument: boolean

  constructor(problems: readonly z.output<typeof problem>[]) {
    const texts = problems.map(({ Code, Message }) => [Code, Message].filter(Boolean).join(' '))
    super(`Taxify refused: ${texts.join('; ').slice(0, 300) || 'no reason given'}`)
    this.isUnknownDocument = problems.some(({ Code, Message }) =>
      /not\s?found|does not exist|unknown document|already cancel/i.test(`${Code} ${Message}`),
    )
  }
}

function isGood(status: string | number): boolean {
  return Number(status) === 1 || /^success$/i.test(String(status))
}

/** Returns a good answer without its wrapper; throws `TaxifyRefusal`, or any other error for no usable answer. */
export async function goodAnswer({ status, json }: VendorReply): Promise<unknown> {
  if (status !== 200) throw new VendorStatus('Taxify', status)
  const { d } = await completeAnswer(Promise.resolve(json), wrapped)
  const { ResponseStatus, Errors } = await completeAnswer(Promise.resolve(d), outcome)
  const problems = (Errors ?? []).filter(({ IsWarning }) => IsWarning !== true)
  if (!isGood(ResponseStatus) || problems.length > 0) throw new TaxifyRefusal(problems)
  return d
}
