import {
  amountOf,
  chargeOf,
  creditsIn,
  gatewayTime,
  type Holding,
  holdingOf,
  instantOf,
  readSearch,
  readTransaction,
  referenceIn,
  stateOf,
  type TransactionObject,
} from './ebizcharge-answers.ts'
import { type EbizchargeSession, isMissing } from './ebizcharge-session.ts'
import { noAnswer, rangeTooLong, transactionUnknown } from './errors.ts'
import {
  type Credit,
  type ListedTransaction,
  maxListedTransactions,
  type Transaction,
  type TransactionRange,
} from './port.ts'

/** More than the attempts, charges and credits of one reference ever are. */
const ofOneReference = 50
const pageSize = 200
/** A gateway may have smaller pages than it was asked for. */
const mostPages = 400

/** References that the store makes are UUIDs; anything else on the account is not about its payments. */
const ourReference = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Filter = readonly [field: string, operator: 'eq' | 'gt' | 'lt', value: string]

interface Listed {
  readonly transaction: TransactionObject
  /** Null for money given back. */
  readonly listed: ListedTransaction | null
}

function listedOf(transaction: TransactionObject): ListedTransaction | null {
  const state = stateOf(transaction)
  if (state === 'credited') return null
  if (transaction.response.refnum === '') throw noAnswer(new Error('A transaction has no number.'))
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

/** Returns null for a transaction of somebody else that cannot be read; throws for one of ours. */
function readListed(found: unknown): Listed | null {
  try {
    const transaction = readTransaction(found)
    return { transaction, listed: listedOf(transaction) }
  } catch (error) {
    if (ourReference.test(referenceIn(found))) throw error
    return null
  }
}

export interface EbizchargeLookupsDeps extends Pick<EbizchargeSession, 'askTwice'> {
  /** Told how many transactions of somebody else a list leaves out because they cannot be read. */
  readonly onUnread: (count: number) => void
}

/** Returns what EBizCharge is asked about transactions; none of it moves money. */
export function createEbizchargeLookups({ askTwice, onUnread }: EbizchargeLookupsDeps) {
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
    const own = found.map(readTransaction).filter(({ details }) => details.orderid === reference)
    if (matched > 0 && own.length === 0)
      throw noAnswer(new Error('EBizCharge answered with other transactions.'))
    return own
  }

  /** Returns every transaction of a range once, also when the gateway moves some to a later page meanwhile. */
  async function everyOf({ from, to }: TransactionRange): Promise<readonly Listed[]> {
    // The gateway has whole seconds, and its comparisons leave the limit itself out.
    const [first, end] = [new Date(Date.parse(from) - 1000), new Date(Date.parse(to))]
    const filters: Filter[] = [
      ['DateTime', 'gt', gatewayTime(first)],
      ['DateTime', 'lt', gatewayTime(end)],
    ]
    const every = new Map<string, Listed>()
    let [start, unread] = [0, 0]
    for (let pages = 0; pages < mostPages && start <= maxListedTransactions; pages += 1) {
      const { found, matched } = await search(filters, { start, limit: pageSize })
      if (matched > maxListedTransactions) throw rangeTooLong()
      const read = found.flatMap((each) => readListed(each) ?? [])
      for (const each of read) every.set(each.transaction.response.refnum, each)
      unread += found.length - read.length
      start += found.length
      if (found.length === 0 && start < matched) throw noAnswer(new Error('A page of a list is missing.'))
      if (start >= matched && found.length < pageSize) {
        if (unread > 0) onUnread(unread)
        return [...every.values()]
      }
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

    /** Returns what was given back of a charge, by its reference. */
    credits: async (reference: string): Promise<Credit[]> => creditsIn(await transactionsOf(reference)),

    async list(range: TransactionRange): Promise<ListedTransaction[]> {
      const every = await everyOf(range)
      const byReference = Map.groupBy(every, ({ transaction }) => transaction.details.orderid)
      return every
        .flatMap(({ listed }) => listed ?? [])
        .map((listed) => {
          const all = (byReference.get(listed.reference) ?? []).map(({ transaction }) => transaction)
          const whole = listed.reference && holdingOf(all)
          return whole && whole.gatewayId === listed.gatewayId ? { ...listed, state: whole.state } : listed
        })
        .sort((one, other) => one.at.localeCompare(other.at) || one.gatewayId.localeCompare(other.gatewayId))
    },
  }
}
