/** What the sandbox does with a charge to a test card. */
export type TestCardOutcome = 'approved' | 'approved_slowly' | 'approved_in_part' | 'declined'

export interface TestCard {
  /** Ledgers use this to recognize a saved card without its number: never rename it. */
  readonly id: string
  readonly number: string
  /** The code printed on the test card; the number alone decides, so any code of the right length works. */
  readonly code: string
  readonly outcome: TestCardOutcome
  /** The card's label on the page; for a declined card, the reason shown to the buyer. */
  readonly reason: string
  /** Address and card-code results as the gateway would report them; empty when it reports none. */
  readonly avs: string
  readonly cvv: string
  /** The share of the amount that is approved: below 1 for a partial approval, 0 for a declined card. */
  readonly approvedShare: number
}

type Row = Pick<TestCard, 'id' | 'number' | 'code' | 'reason'> & Partial<TestCard>

function approved(row: Row): TestCard {
  return { outcome: 'approved', avs: 'YYY', cvv: 'M', approvedShare: 1, ...row }
}

function declined(row: Row): TestCard {
  return { outcome: 'declined', avs: '', cvv: '', approvedShare: 0, ...row }
}

/** Every card number the sandbox knows; all pass card validation, so that a buyer can type them. */
export const testCards: readonly TestCard[] = [
  approved({ id: 'approved', number: '4000100011112224', code: '123', reason: 'Approved' }),
  approved({
    id: 'approved_zip9',
    number: '4000100111112223',
    code: '321',
    reason: 'Approved, nine-digit ZIP matches',
    avs: 'YYX',
  }),
  approved({
    id: 'approved_zip_only',
    number: '4000100211112222',
    code: '999',
    reason: 'Approved, only the ZIP matches',
    avs: 'NYZ',
  }),
  approved({
    id: 'approved_no_address',
    number: '4000100511112229',
    code: '999',
    reason: 'Approved, address does not match',
    avs: 'NNN',
  }),
  approved({
    id: 'approved_mastercard',
    number: '5555444433332226',
    code: '999',
    reason: 'Approved Mastercard',
  }),
  approved({
    id: 'approved_amex',
    number: '371122223332225',
    code: '9999',
    reason: 'Approved American Express',
  }),
  approved({ id: 'approved_discover', number: '6011222233332224', code: '999', reason: 'Approved Discover' }),
  approved({
    id: 'approved_cvv_mismatch',
    number: '4000200111112221',
    code: '999',
    reason: 'Approved, CVV does not match',
    cvv: 'N',
  }),
  approved({
    id: 'approved_cvv_unprocessed',
    number: '4000200211112220',
    code: '999',
    reason: 'Approved, CVV not processed',
    cvv: 'P',
  }),
  approved({
    id: 'approved_slowly',
    number: '4000000011112267',
    code: '999',
    reason: 'Approved after a minute',
    outcome: 'approved_slowly',
  }),
  approved({
    id: 'approved_half',
    number: '4000000011112275',
    code: '999',
    reason: 'Approved for half of the amount',
    outcome: 'approved_in_part',
    approvedShare: 0.5,
  }),
  approved({
    id: 'approved_three_quarters',
    number: '4000000011112283',
    code: '999',
    reason: 'Approved for three quarters of the amount',
    outcome: 'approved_in_part',
    approvedShare: 0.75,
  }),
  declined({ id: 'declined', number: '4000300011112220', code: '999', reason: 'Card declined' }),
  declined({ id: 'declined_pick_up', number: '4000300111112229', code: '999', reason: 'Pick up card' }),
  declined({ id: 'declined_do_not_honor', number: '4000300211112228', code: '999', reason: 'Do not honor' }),
  declined({
    id: 'declined_transaction',
    number: '4000300311112227',
    code: '999',
    reason: 'Invalid transaction',
  }),
  declined({ id: 'declined_issuer', number: '4000300411112226', code: '999', reason: 'Invalid issuer' }),
  declined({ id: 'declined_no_record', number: '4000300511112225', code: '999', reason: 'No such record' }),
  declined({ id: 'declined_funds', number: '4000300611112224', code: '999', reason: 'Insufficient funds' }),
  declined({ id: 'declined_pin', number: '4000300711112223', code: '999', reason: 'Invalid PIN' }),
  declined({
    id: 'declined_not_permitted',
    number: '4000300811112222',
    code: '999',
    reason: 'Transaction not permitted',
  }),
  declined({ id: 'declined_restricted', number: '4000300911112221', code: '999', reason: 'Restricted card' }),
  declined({
    id: 'declined_limit',
    number: '4000301011112228',
    code: '999',
    reason: 'Over the withdrawal limit',
  }),
  declined({
    id: 'declined_pin_attempts',
    number: '4000301111112227',
    code: '999',
    reason: 'Too many PIN attempts',
  }),
  declined({
    id: 'declined_account',
    number: '4000301211112226',
    code: '999',
    reason: 'Issuer does not recognize the account',
  }),
  declined({
    id: 'declined_cvv',
    number: '4000301311112225',
    code: '999',
    reason: 'Declined for CVV failure',
    cvv: 'N',
  }),
  declined({
    id: 'declined_cvv_amex',
    number: '371122223332241',
    code: '9999',
    reason: 'Declined for CVV failure',
    cvv: 'N',
  }),
  declined({
    id: 'declined_review',
    number: '4000301411112224',
    code: '999',
    reason: 'Held for review as possible fraud',
  }),
  declined({
    id: 'declined_fraud',
    number: '4000301511112223',
    code: '999',
    reason: 'Rejected as possible fraud',
  }),
]

const byNumber: ReadonlyMap<string, TestCard> = new Map(testCards.map((card) => [card.number, card]))

/** Returns the test card with this number (digits only), or undefined for any other card. */
export function findTestCard(number: string): TestCard | undefined {
  return byNumber.get(number)
}

const byId: ReadonlyMap<string, TestCard> = new Map(testCards.map((card) => [card.id, card]))

/** Returns the test card with this id, or undefined for a saved card that is not a test card. */
export function testCardOf(id: string | null): TestCard | undefined {
  return id === null ? undefined : byId.get(id)
}
