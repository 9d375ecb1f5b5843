import { gatewayTime } from '../ebizcharge-answers.ts'
import { runCustomerTransaction, runTransaction } from './ebizcharge-charging.ts'
import { answerCustomerOperation } from './ebizcharge-customers.ts'
import {
  dollars,
  type Facts,
  type Members,
  malformed,
  notFound,
  responseOf,
  statuses,
} from './ebizcharge-facts.ts'
import type { ChargeNow } from './ebizcharge-record.ts'

function typeOf({ command, state }: ChargeNow): string {
  if (state === 'voided') return 'Voided Sale'
  if (command === 'Credit') return 'Credit'
  return state === 'authorised' || (state === 'declined' && command === 'AuthOnly') ? 'Auth Only' : 'Sale'
}

/** Returns a TransactionObject. */
function transactionOf(charge: ChargeNow) {
  const { orderId, invoice, refNum, askedCents, maskedNumber, cardType, expiration, at, state } = charge
  return {
    Status: statuses[state][0],
    TransactionType: typeOf(charge),
    DateTime: gatewayTime(at),
    AccountHolder: charge.holder,
    CustomerID: charge.customerId,
    Details: { Invoice: invoice || refNum, OrderID: orderId, Amount: dollars(askedCents), Currency: '' },
    CreditCardData: { CardNumber: maskedNumber, CardType: cardType, CardExpiration: expiration },
    Response: responseOf(charge),
    Source: 'Mullion',
    User: 'auto',
  }
}

type Filter = Readonly<Record<'fieldName' | 'comparisonOperator' | 'fieldValue', string>>

function matches(charge: ChargeNow, { fieldName, comparisonOperator, fieldValue }: Filter): boolean {
  const fields: Readonly<Record<string, string>> = {
    OrderID: charge.orderId,
    Invoice: charge.invoice || charge.refNum,
    RefNum: charge.refNum,
    DateTime: gatewayTime(charge.at),
  }
  const value = fields[fieldName]
  if (value === undefined) throw malformed(`The field ${fieldName}`)
  if (comparisonOperator === 'eq') return value === fieldValue
  return comparisonOperator === 'gt' ? value > fieldValue : value < fieldValue
}

/** A gateway that lies answers with transactions that nobody asked for. */
function searchTransactions(members: Members, { book, fault, maxPage }: Facts) {
  const {
    filters = [],
    matchAll,
    start = '0',
    limit = '1',
  } = members as Readonly<Record<string, string>> & {
    readonly filters?: readonly Filter[]
  }
  const found = book
    .charges()
    .filter((charge) =>
      fault?.kind === 'lie'
        ? true
        : filters[matchAll ? 'every' : 'some']((filter: Filter) => matches(charge, filter)),
    )
  const most = Math.min(Number(limit), maxPage)
  const page = found.slice(Number(start), Number(start) + most).map(transactionOf)
  const single = page.length === 1 && fault?.kind === 'object'
  return {
    TransactionsMatched: found.length,
    TransactionsReturned: page.length,
    StartIndex: Number(start),
    Limit: Number(limit),
    Transactions: page.length === 0 ? null : { TransactionObject: single ? page[0] : page },
  }
}

/** Answers an operation with its result; throws `Refusal`. */
export async function answerOperation(operation: string, members: Members, facts: Facts): Promise<unknown> {
  switch (operation) {
    case 'runTransaction':
      return runTransaction(members, facts)
    case 'runCustomerTransaction':
      return runCustomerTransaction(members, facts)
    case 'SearchTransactions':
      return searchTransactions(members, facts)
    case 'GetTransactionDetails': {
      const charge = facts.book.charge(String(members.transactionRefNum))
      if (!charge) throw notFound('Transaction ')
      return transactionOf(charge)
    }
    case 'GetMerchantTransactionData':
      return { MerchantName: 'Mullion Test', Currency: 'USD', AllowAuthOnly: true }
    default:
      return answerCustomerOperation(operation, members, facts)
  }
}
