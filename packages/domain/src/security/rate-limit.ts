import { AppError } from '../error.ts'

/** Too many attempts of anything that is limited; says when to come back, also in seconds, and names no account. */
export function tooManyTries(endsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('limited', 'limits.too_many', `Too many attempts. Try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  })
}
/** More calls of one IP address wait than the store keeps waiting. */
export function tooManyAtOnce(): AppError {
  const message = 'Too many requests at once. Please try again in a moment.'
  return new AppError('limited', 'limits.too_many_at_once', message, { retryAfterSeconds: 2 })
}

/** One request asks for more rows than it may. */
export function tooMuchAtOnce(most: number): AppError {
  const message = `One request can ask for at most ${most.toLocaleString('en-US')} parts or lines in all. Please ask for fewer.`
  return new AppError('invalid', 'limits.too_much_at_once', message, { most })
}
