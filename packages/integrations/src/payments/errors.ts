import { AppError, invalidInput } from '@mullion/domain/error'

/** The gateway may or may not have acted: look up the reference before charging again. */
export function noAnswer(cause?: unknown): AppError {
  return new AppError('unavailable', 'payments.no_answer', 'The payment gateway did not answer.', {}, cause)
}

export function transactionUnknown(gatewayId: string): AppError {
  return new AppError(
    'missing',
    'payments.transaction_unknown',
    'The gateway does not know this transaction.',
    {
      gatewayId,
    },
  )
}

/** This customer has no saved card with this id, even if another customer does. */
export function savedCardMissing(methodId: string): AppError {
  const message = 'This saved card is no longer available. Choose another card.'
  return new AppError('missing', 'payments.saved_card_missing', message, { methodId })
}

/** Only an authorized transaction can be captured; this one was voided or declined. */
export function captureRefused(gatewayId: string, state: string): AppError {
  return new AppError('conflict', 'payments.capture_refused', `A ${state} transaction cannot be captured.`, {
    gatewayId,
    state,
  })
}

/** Another process, or another gateway in this one, is writing to the ledger. */
export function ledgerInUse(file: string, cause: unknown): AppError {
  return new AppError(
    'conflict',
    'payments.ledger_in_use',
    'The sandbox payment ledger is in use by another process.',
    { file },
    cause,
  )
}

/** A ledger entry cannot be read: something other than the gateway changed it. */
export function ledgerDamaged(file: string, line: number, cause?: unknown): AppError {
  const message = 'The sandbox payment ledger is damaged.'
  return new AppError('unavailable', 'payments.ledger_damaged', message, { file, line }, cause)
}

/** The store's payments are in a different ledger, so this server's ledger has no record of them. */
export function ledgerElsewhere(): AppError {
  const message =
    'Card payments do not work on this server: the sandbox payments of this store are in the ledger of another one.'
  return new AppError('unavailable', 'payments.ledger_elsewhere', message)
}

/** The range has more transactions than are listed at once. */
export function rangeTooLong(): AppError {
  const message = 'Choose a shorter range. This one has too many payments.'
  return invalidInput('payments.range_too_long', { to: message })
}

/** The gateway could not be reached, or refused the call: nothing was charged. */
export function notSent(cause?: unknown): AppError {
  const message =
    'The card processor can’t take payments right now. Your card was not charged. Try again in a few minutes.'
  return new AppError('unavailable', 'payments.not_sent', message, {}, cause)
}

/** The gateway refused a call without acting on it, such as for wrong credentials. */
export function gatewayRefused(cause: unknown): AppError {
  const message = 'The payment gateway refused a call.'
  return new AppError('unavailable', 'payments.gateway_refused', message, {}, cause)
}

/** The gateway still holds the money of this transaction after it was asked to void it. */
export function voidRefused(gatewayId: string, state: string): AppError {
  return new AppError('conflict', 'payments.void_refused', `A ${state} transaction was not voided.`, {
    gatewayId,
    state,
  })
}
