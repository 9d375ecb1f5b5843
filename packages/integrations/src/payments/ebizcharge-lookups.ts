import {
  amountOf,
  chargeOf,
  gatewayTime,
  type Holding,
  holdingOf,
  instantOf,
  readSearch,
  readTransaction,
  stateOf,
  type TransactionObject,
} from './ebizcharge-answers.ts'
import { type EbizchargeSession, isMissing } from './ebizcharge-session.ts'
import { noAnswer, rangeTooLong, transactionUnknown } from './errors.ts'
import {
  type ListedTransaction,
  maxListedTransactions,
  type Transaction,
  type TransactionRange,
} from './port.ts'

/** More than the attempts, charges and credits of one reference ever are. */
const ofOneReference = 50
const pageSize = 200

type Filter = readonly [field: string, operator: 'eq' | 'gt' | 'lt', value: string]

function listedOf(transaction: TransactionObject): ListedTransaction | null {
  const state = stateOf(transaction)
  if (state === 'credited') return null
  const { details, response, datetime } = transaction
  const amountCents = amountOf(transaction)
  return {
    reference: details.orderid,
    gatewayId: response.refnum,
    state,
    amountCents,
    at: instantOf(datetime),
  }
}

/** Returns what EBizCharge is asked about transactions; none of it moves money. */
export function createEbizchargeLookups({ askTwice }: Pick<EbizchargeSession, 'askTwice'>) {
  async function search(
    filters: readonly Filter[],
    page: { readonly start: number; readonly limit: number },
  ) {
    const asked = filters.map(([fieldName, comparisonOperator, fieldValue]) => {
      return { fieldName, comparisonOperator, fieldValue }
    })
    const [start, limit] = [String(page.start), String(page.limit)]
    const settings = { matchAll: true, countOnly: false, start, limit, sort: 'DateTime' }
    return readSearch(await askTwice('SearchTransactions', { filters: asked, ...settings }))
  }

  async function transactionsOf(reference: string): Promise<readonly TransactionObject[]> {
    const page = { start: 0, limit: ofOneReference }
    const { found, matched } = await search([['OrderID', 'eq', reference]], page)
    const own = found.filter(({ details }) => details.orderid === reference)
    if (matched > 0 && own.length === 0)
      throw noAnswer(new Error('EBizCharge answered with other transactions.'))
    return own
  }

  /** Returns every transaction of a range once, also when the gateway moves some to a later page meanwhile. */
  async function everyOf({ from, to }: TransactionRange): Promise<Map<string, TransactionObject>> {
    // The gateway has whole seconds, and its comparisons leave the limit itself out.
    const [first, end] = [new Date(Date.parse(from) - 1000), new Date(Date.parse(to))]
    const filters: Filter[] = [
      ['DateTime', 'gt', gatewayTime(first)],
      ['DateTime', 'lt', gatewayTime(end)],
    ]
    const every = new Map<string, TransactionObject>()
    for (let start = 0; start <= maxListedTransactions; start += pageSize) {
      const { found } = await search(filters, { start, limit: pageSize })
      for (const each of found) every.set(each.response.refnum, each)
      if (found.length < pageSize) return every
    }
    throw rangeTooLong()
  }

  return {
    /** Returns what the transactions of a reference add up to; null if there is no charge. */
    find: async (reference: string): Promise<Transaction | null> => chargeOf(await transactionsOf(reference)),

    /** Returns what a transaction has become, whatever its card; throws `payments.transaction_unknown`. */
    async known(gatewayId: string): Promise<Holding> {
      const members = { transactionRefNum: gatewayId }
      const answer = await askTwice('GetTransactionDetails', members).catch((error: unknown) => {
        throw isMissing(error) ? transactionUnknown(gatewayId) : error
      })
      const charge = holdingOf([readTransaction(answer)])
      if (charge?.gatewayId !== gatewayId) throw transactionUnknown(gatewayId)
      if (charge.state !== 'captured' || !charge.reference) return charge
      // What was given back after its batch closed has a credit beside it.
      const all = holdingOf(await transactionsOf(charge.reference))
      return all?.gatewayId === gatewayId ? all : charge
    },

    async list(range: TransactionRange): Promise<ListedTransaction[]> {
      const every = [...(await everyOf(range)).values()]
      const byReference = Map.groupBy(every, ({ details }) => details.orderid)
      return every
        .flatMap((each) => listedOf(each) ?? [])
        .map((listed) => {
          const whole = listed.reference && holdingOf(byReference.get(listed.reference) ?? [])
          return whole && whole.gatewayId === listed.gatewayId ? { ...listed, state: whole.state } : listed
        })
        .sort((one, other) => one.at.localeCompare(other.at) || one.gatewayId.localeCompare(other.gatewayId))
    },
  }
}
