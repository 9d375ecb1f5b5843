/** EBizCharge's error codes and texts for the test cards that it declines, by the card's id. */
export const declineCodes: Readonly<Record<string, readonly [code: string, text: string]>> = {
  declined: ['10127', 'Card Declined (00)'],
  declined_pick_up: ['10204', 'Pick up card (04)'],
  declined_do_not_honor: ['10205', 'Do not Honor (05)'],
  declined_transaction: ['10212', 'Invalid Transaction (12)'],
  declined_issuer: ['10215', 'Invalid Issuer (15)'],
  declined_no_record: ['10225', 'Unable to locate record (25)'],
  declined_funds: ['10251', 'Insufficient funds (51)'],
  declined_pin: ['10255', 'Invalid Pin (55)'],
  declined_not_permitted: ['10257', 'Transaction not permitted (57)'],
  declined_restricted: ['10262', 'Restricted Card (62)'],
  declined_limit: ['10265', 'Excess withdrawal count (65)'],
  declined_pin_attempts: ['10275', 'Allowable number of pin tries exceeded (75)'],
  declined_account: ['10278', 'No checking account (78)'],
  declined_cvv: ['10297', 'Declined for CVV failure (97)'],
  declined_cvv_amex: ['10297', 'Declined for CVV failure (97)'],
  declined_review: ['10299', 'Transaction held for review by the fraud profiler'],
  declined_fraud: ['10299', 'Transaction rejected by the fraud profiler'],
}

/** A card that is not a test card. */
export const unknownCard = ['10127', 'Card Declined (00)'] as const
