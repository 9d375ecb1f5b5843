import { randomInt } from 'node:crypto'
import { cardBrand, cardDigits, cardMonthAt, cardProblems } from '@mullion/domain/card'
import { findTestCard } from '../test-cards.ts'
import { type Facts, type Members, malformed, notFound } from './ebizcharge-facts.ts'
import type { RecordedCustomer, RecordedMethod } from './ebizcharge-record.ts'

const needed = ['accountHolderName', 'avsZip', 'cardExpiration', 'cardNumber'] as const
const unused = ['created', 'modified', 'balance', 'maxBalance'] as const

const textOf = (members: Members, name: string) => String(members[name] ?? '')

/** Reads a PaymentMethodProfile as the gateway stores it: without its number and code. */
function methodOf(profile: Members, methodId: string, now: Date): RecordedMethod {
  for (const name of needed) if (!textOf(profile, name)) throw malformed(name)
  for (const name of unused) if (profile[name] === '') throw malformed(name)
  const number = cardDigits(textOf(profile, 'cardNumber'))
  const [, year = '', month = ''] = /^20(\d\d)-(\d\d)$/.exec(textOf(profile, 'cardExpiration')) ?? []
  const typed = { cardNumber: number, cardExpiration: month + year, cardCode: '' }
  const { cardNumber, cardExpiration } = cardProblems(typed, cardMonthAt(now))
  if (cardNumber || cardExpiration) throw malformed('A valid card')
  return {
    methodId,
    testCardId: findTestCard(number)?.id ?? null,
    profile: {
      ...{ MethodType: 'CreditCard', MethodID: methodId, MethodName: textOf(profile, 'methodName') },
      AccountHolderName: textOf(profile, 'accountHolderName'),
      ...{ AvsStreet: textOf(profile, 'avsStreet'), AvsZip: textOf(profile, 'avsZip') },
      ...{ CardExpiration: `20${year}-${month}`, CardType: cardBrand(number) ?? '' },
      CardNumber: 'X'.repeat(number.length - 4) + number.slice(-4),
    },
  }
}

function customerAnswer(
  { customerId, internalId, token, customer }: RecordedCustomer,
  methods: readonly RecordedMethod[],
) {
  return {
    ...customer,
    ...{ CustomerId: customerId, CustomerInternalId: internalId, CustomerToken: token },
    PaymentMethodProfiles: { PaymentMethodProfile: methods.map(({ profile }) => profile) },
  }
}

function addCustomer(members: Members, { book, now }: Facts) {
  const customer = (members.customer ?? {}) as Members
  const customerId = textOf(customer, 'customerId')
  if (!customerId) throw malformed('CustomerId')
  const known = book.customer({ customerId })
  const answer = { CustomerId: customerId, Error: '', ErrorCode: '0' }
  if (known)
    return {
      ...answer,
      Status: 'Error',
      CustomerInternalId: '',
      Error: 'Record already exists',
      ErrorCode: '2',
    }
  const { internalId } = book.addCustomer(customerId, { ...customer }, now)
  return { ...answer, Status: 'Success', CustomerInternalId: internalId }
}

/** Answers the operations on customers and their saved cards; throws `Refusal`. */
export function answerCustomerOperation(operation: string, members: Members, facts: Facts): unknown {
  const { book, now, fault } = facts
  const found = (customer: RecordedCustomer | undefined) => {
    if (!customer) throw notFound('Customer ')
    return customer
  }
  const byToken = () => found(book.customer({ token: textOf(members, 'customerToken') }))
  const methodsOf = ({ customerId }: RecordedCustomer) => book.methods(customerId)
  switch (operation) {
    case 'GetCustomer': {
      const [customerId, internalId] = [textOf(members, 'customerId'), textOf(members, 'customerInternalId')]
      const customer = found(
        book.customer({ ...(customerId && { customerId }), ...(internalId && { internalId }) }),
      )
      return customerAnswer(customer, methodsOf(customer))
    }
    case 'GetCustomerToken':
      return book.customer({ customerId: textOf(members, 'customerId') })?.token ?? '0'
    case 'AddCustomer':
      return addCustomer(members, facts)
    case 'AddCustomerPaymentMethodProfile': {
      const { customerId } = found(book.customer({ internalId: textOf(members, 'customerInternalId') }))
      const method = methodOf(
        (members.paymentMethodProfile ?? {}) as Members,
        String(randomInt(1e8, 1e9)),
        now,
      )
      book.addMethod(customerId, method, now)
      return method.methodId
    }
    case 'UpdateCustomerPaymentMethodProfile': {
      const customer = byToken()
      const profile = (members.paymentMethodProfile ?? {}) as Members
      const methodId = textOf(profile, 'methodID')
      if (!methodsOf(customer).some((method) => method.methodId === methodId))
        throw notFound('Payment Method ')
      book.addMethod(customer.customerId, methodOf(profile, methodId, now), now)
      return true
    }
    case 'GetCustomerPaymentMethodProfiles': {
      const profiles = methodsOf(byToken()).map(({ profile }) => profile)
      const single = profiles.length === 1 && fault?.kind === 'object'
      return { PaymentMethodProfile: single ? profiles[0] : profiles }
    }
    case 'DeleteCustomerPaymentMethodProfile': {
      const customer = byToken()
      const methodId = textOf(members, 'paymentMethodId')
      if (!methodsOf(customer).some((method) => method.methodId === methodId)) return false
      book.removeMethod(customer.customerId, methodId, now)
      return true
    }
    default:
      throw notFound('Operation ')
  }
}
