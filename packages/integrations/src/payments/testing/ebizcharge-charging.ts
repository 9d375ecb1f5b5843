import { cardBrand, cardDigits, cardMonthAt, cardProblems } from '@mullion/domain/card'
import { findTestCard, type TestCard, testCardOf } from '../test-cards.ts'
import { declineCodes, unknownCard } from './ebizcharge-codes.ts'
import { type Facts, type Members, malformed, notFound, responseOf } from './ebizcharge-facts.ts'
import type { ChargeNow, RecordedCharge } from './ebizcharge-record.ts'

const sameChargeMs = 10 * 60_000

/** An error instead of a transaction: nothing was done. */
const problem = (ErrorCode: string, text: string) => ({
  ...{ RefNum: '', ResultCode: 'E', Result: 'Error', AuthCode: '', AuthAmount: 0 },
  ...{ Error: text, ErrorCode, isDuplicate: false },
})

interface CardRead {
  readonly maskedNumber: string
  readonly cardType: string
  readonly expiration: string
  readonly testCard: TestCard | undefined
  readonly problem: readonly [code: string, text: string] | null
}

const textOf = (members: Members, name: string) => String(members[name] ?? '')
const partOf = (members: Members, name: string) => (members[name] ?? {}) as Members
const centsOf = (amount: unknown) => Math.round(Number(amount) * 100)

/** Commands are written in any case. */
const commands = ['Sale', 'AuthOnly', 'Capture', 'Void', 'CreditVoid', 'Credit'] as const
const commandOf = (tran: Members) =>
  commands.find((name) => name.toLowerCase() === textOf(tran, 'command').toLowerCase())

function checkFlags(tran: Members): void {
  for (const flag of ['isRecurring', 'ignoreDuplicate', 'custReceipt'])
    if (typeof tran[flag] !== 'boolean') throw malformed(flag)
}

function typedCard(data: Members, now: Date): CardRead {
  const number = cardDigits(textOf(data, 'cardNumber'))
  const expiration = textOf(data, 'cardExpiration')
  if (!/^\d{4}$/.test(expiration)) throw malformed('CardExpiration as MMYY')
  const problems = cardProblems(
    { cardNumber: number, cardExpiration: expiration, cardCode: '' },
    cardMonthAt(now),
  )
  const read = {
    maskedNumber: 'X'.repeat(number.length - 4) + number.slice(-4),
    cardType: cardBrand(number) ?? '',
  }
  const wrong = problems.cardNumber
    ? (['12', 'Invalid Card Number (3)'] as const)
    : problems.cardExpiration
      ? (['10254', 'Card Expired (54)'] as const)
      : null
  return { ...read, expiration, testCard: findTestCard(number), problem: wrong }
}

/** A subtotal must add up with the rest; without one the amount counts. */
function amountsAddUp(details: Members): boolean {
  const [subtotal, tip, shipping, discount, tax] = ['subtotal', 'tip', 'shipping', 'discount', 'tax'].map(
    (name) => centsOf(details[name] ?? 0),
  ) as [number, number, number, number, number]
  return subtotal === 0 || subtotal + tip + shipping - discount + tax === centsOf(details.amount)
}

/** Returns the recent charge that this one repeats: the same card, amount and order. */
function repeated(
  asked: Pick<RecordedCharge, 'orderId' | 'askedCents' | 'maskedNumber' | 'testCardId'>,
  { book, now, fault }: Facts,
) {
  const known = fault?.kind === 'duplicate' ? book.charges() : book.charges(asked.orderId)
  const recent = known.filter(
    ({ at, approved, ...charge }) =>
      approved &&
      Math.abs(now.getTime() - at.getTime()) < sameChargeMs &&
      charge.askedCents === asked.askedCents &&
      charge.maskedNumber === asked.maskedNumber &&
      charge.testCardId === asked.testCardId,
  )
  return recent.at(-1)
}

interface Asked {
  readonly tran: Members
  readonly card: CardRead
  readonly customerId: string
  readonly holder: string
}

async function charge({ tran, card, customerId, holder }: Asked, facts: Facts): Promise<object> {
  const { book, now, fault, wait } = facts
  const details = partOf(tran, 'details')
  const askedCents = centsOf(details.amount)
  const command = commandOf(tran)
  if (command !== 'Sale' && command !== 'AuthOnly') return problem('23', 'Invalid command.')
  // The bank behind the gateway is down, the gateway is not.
  if (fault?.kind === 'down') return problem('4', 'Processing gateway currently offline.')
  if (!Number.isSafeInteger(askedCents) || askedCents <= 0) return problem('34', 'Invalid Amount.')
  if (!amountsAddUp(details)) return problem('45', 'The amounts do not add up.')
  if (card.problem && card.problem[0] !== '10254') return problem(...card.problem)
  const { testCard, maskedNumber, cardType, expiration } = card
  if (testCard?.outcome === 'approved_slowly') await wait()
  const [orderId, invoice] = [
    textOf(details, 'orderID').slice(0, 64),
    textOf(details, 'invoice').slice(0, 10),
  ]
  const asked = { orderId, askedCents, maskedNumber, testCardId: testCard?.id ?? null }
  const earlier = tran.ignoreDuplicate ? undefined : repeated(asked, facts)
  if (earlier) return responseOf(earlier, true)
  const [errorCode, error] =
    card.problem ?? (testCard ? (declineCodes[testCard.id] ?? ['', '']) : unknownCard)
  const approved = errorCode === ''
  const share = fault?.kind === 'partial' ? 0.5 : (testCard?.approvedShare ?? 1)
  const made = book.addCharge(
    {
      ...{ ...asked, invoice, customerId, holder, command, approved, cardType, expiration, error, errorCode },
      amountCents: approved ? Math.floor(askedCents * share) : 0,
      authCode: approved ? String(100_000 + (askedCents % 900_000)) : '',
      ...{ avs: approved ? (testCard?.avs ?? '') : '', cvv: testCard?.cvv ?? '' },
    },
    now,
  )
  // A gateway that lies reports an error after it charged the card.
  return fault?.kind === 'lie' ? problem('10001', 'Processing error.') : responseOf(made)
}

/** Captures, voids or credits an earlier transaction. */
function change(
  command: 'Capture' | 'Void' | 'CreditVoid' | 'Credit',
  tran: Members,
  { book, now }: Facts,
): object {
  const earlier = book.charge(textOf(tran, 'refNum'))
  if (!earlier) return problem('32', 'Unable to find original transaction.')
  const { state, refNum } = earlier
  const answer = () => responseOf(book.charge(refNum) ?? earlier)
  if (command === 'Capture') {
    if (state !== 'authorised') return problem('44', 'The transaction cannot be captured.')
    book.addChange(refNum, 'Capture', now)
    return answer()
  }
  const open = state === 'authorised' || state === 'captured'
  if (open && command !== 'Credit') {
    book.addChange(refNum, command, now)
    return answer()
  }
  if (command === 'Void' || (state !== 'settled' && state !== 'captured')) {
    return problem('43', 'The transaction cannot be voided.')
  }
  const credit = creditOf(earlier, tran)
  const given = book
    .charges(earlier.orderId)
    .filter((each) => each.state === 'credit')
    .reduce((total, each) => total + each.amountCents, 0)
  if (given + credit.amountCents > earlier.amountCents) {
    return problem('36', 'The credit is more than is left of the sale.')
  }
  return responseOf(book.addCharge(credit, now))
}

function creditOf({ at: _at, state: _state, refNum: _refNum, ...earlier }: ChargeNow, tran: Members) {
  const details = partOf(tran, 'details')
  const amountCents = details.amount ? centsOf(details.amount) : earlier.amountCents
  const [orderId, invoice] = [textOf(details, 'orderID'), textOf(details, 'invoice').slice(0, 10)]
  return { ...earlier, command: 'Credit' as const, orderId, invoice, amountCents, askedCents: amountCents }
}

export async function runTransaction(members: Members, facts: Facts): Promise<object> {
  const tran = partOf(members, 'tran')
  checkFlags(tran)
  const command = commandOf(tran)
  if (command === 'Capture' || command === 'Void' || command === 'CreditVoid' || command === 'Credit')
    return change(command, tran, facts)
  const card = typedCard(partOf(tran, 'creditCardData'), facts.now)
  const [customerId, holder] = [textOf(tran, 'customerID'), textOf(tran, 'accountHolder')]
  return charge({ tran, card, customerId, holder }, facts)
}

export async function runCustomerTransaction(members: Members, facts: Facts): Promise<object> {
  const { book, now } = facts
  const tran = partOf(members, 'tran')
  checkFlags(tran)
  const customer = book.customer({ token: textOf(members, 'custNum') })
  if (!customer) throw notFound('Customer ')
  const id = textOf(members, 'paymentMethodID')
  const method = book.methods(customer.customerId).find(({ methodId }) => id === '0' || methodId === id)
  if (!method) throw notFound('Payment Method ')
  const { profile, testCardId } = method
  const { CardNumber = '', CardType = '', CardExpiration = '', AccountHolderName = '' } = profile
  const typed = CardExpiration.slice(5) + CardExpiration.slice(2, 4)
  const shown = testCardOf(testCardId)
  const expired = cardProblems(
    { cardNumber: shown?.number ?? '', cardExpiration: typed, cardCode: '' },
    cardMonthAt(now),
  )
  const card: CardRead = {
    ...{ maskedNumber: CardNumber, cardType: CardType, expiration: typed, testCard: shown },
    problem: expired.cardExpiration ? ['10254', 'Card Expired (54)'] : null,
  }
  return charge({ tran, card, customerId: customer.customerId, holder: AccountHolderName }, facts)
}
