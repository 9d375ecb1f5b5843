import { AppError, invalidInput } from '../error.ts'

/** 403: what a visit from a procurement system is not for, such as signing in. */
export function notWhilePunchout(): AppError {
  const message =
    'You are shopping for your procurement system. Return the cart or leave without ordering first.'
  return new AppError('forbidden', 'punchout.visiting', message)
}

/** The visit is over, or its link was used before. */
export function visitOver(): AppError {
  const message = 'This visit is over. Start again from your procurement system.'
  return new AppError('missing', 'punchout.visit_over', message)
}

/** A line of the cart has a problem that the buyer must settle. */
export function cartNotReturnable(problem: string): AppError {
  return invalidInput('punchout.cart_refused', { cart: problem })
}

/** The buyer's system asked to look at a cart only. */
export function inspectedOnly(): AppError {
  const message = 'Your procurement system opened this cart to look at it only.'
  return new AppError('conflict', 'punchout.inspect_only', message)
}

export function punchoutBuyerMissing(): AppError {
  return new AppError('missing', 'punchout.buyer_missing', 'This procurement system doesn’t exist.')
}

/** Two systems must not name themselves alike. */
export function senderTaken(): AppError {
  return new AppError('conflict', 'punchout.sender_taken', 'Another procurement system has this identity.', {
    fields: { senderIdentity: 'Another procurement system has this identity.' },
  })
}

export function punchoutUserRefused(): AppError {
  return invalidInput('punchout.user_refused', {
    userEmail: 'Enter the email of a customer’s user.',
  })
}
