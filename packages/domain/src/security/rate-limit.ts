import { AppError } from '../error.ts'

/** Too many tries of anything that is limited; says when to come back, also in seconds, and names no account. */
export function tooManyTries(endsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('limited', 'limits.too_many', `Too many tries. Please wait ${wait}.`, {
    retryAfterSeconds: seconds,
  })
}
