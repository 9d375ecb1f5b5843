import { AppError } from '../error.ts'
import { formatNumber } from '../number-format.ts'

/** A rate limit was hit; says when to retry, also in seconds, and names no account. */
export function tooManyTries(endsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('limited', 'limits.too_many', `Too many attempts. Try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  })
}
/** Too many calls from one IP address are already waiting. */
export function tooManyAtOnce(): AppError {
  const message = 'Too many requests at once. Please try again in a moment.'
  return new AppError('limited', 'limits.too_many_at_once', message, { retryAfterSeconds: 2 })
}

/** The request asks for more rows than allowed. */
export function tooMuchAtOnce(most: number): AppError {
  const message = `One request can ask for at most ${formatNumber(most)} parts or lines in all. Please ask for fewer.`
  return new AppError('invalid', 'limits.too_much_at_once', message, { most })
}
