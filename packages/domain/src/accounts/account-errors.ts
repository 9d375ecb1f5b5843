import { AppError, invalidInput } from '../error.ts'
import type { SessionDuty } from './session.ts'

/** Nobody is signed in, and it takes somebody who is. */
export function signInNeeded(): AppError {
  return new AppError('unauthenticated', 'accounts.sign_in_needed', 'Please sign in first.')
}

/** Signed in, but this is for others. */
export function notAllowed(): AppError {
  return new AppError('forbidden', 'accounts.not_allowed', 'Your account is not allowed to do this.')
}

const dutyTexts: Readonly<Record<SessionDuty, string>> = {
  change_password: 'Please change your password first.',
  set_up_second_factor: 'Please set up a second factor first.',
}

/** Signed in, but something has to be done before anything else. */
export function dutyFirst(duty: SessionDuty): AppError {
  return new AppError('forbidden', `accounts.${duty}`, dutyTexts[duty], { duty })
}

/** The one answer to a wrong address, a wrong password and a one-time password that is too old. */
export function signInRefused(): AppError {
  return new AppError('unauthenticated', 'accounts.sign_in_refused', 'Incorrect email or password.')
}

/** A second-factor code that is wrong, used, or too late. */
export function codeRefused(): AppError {
  return invalidInput('accounts.code_refused', { code: 'Incorrect code. Please try again.' })
}

/** A second factor in force is not replaced unnoticed. */
export function secondFactorOn(): AppError {
  const message = 'Your second factor is on. Turn it off first, to set up another one.'
  return new AppError('conflict', 'accounts.second_factor_on', message)
}

/** A mailed link that is unknown, used or too old. */
export function linkRefused(): AppError {
  return new AppError(
    'invalid',
    'accounts.link_refused',
    'This link has expired or was already used. Request a new one.',
  )
}

/** A password that does not meet the rules; `field` is the input that it was typed into. */
export function passwordRefused(problem: string, field = 'newPassword'): AppError {
  return invalidInput('accounts.password_refused', { [field]: problem })
}

/** The old password was typed wrong. */
export function passwordWrong(field = 'oldPassword'): AppError {
  return invalidInput('accounts.password_wrong', { [field]: 'That’s not your current password.' })
}

/** Somebody signs in with this address already. */
export function emailTaken(): AppError {
  const message = 'This email address is already in use.'
  return new AppError('conflict', 'accounts.email_taken', message, { fields: { email: message } })
}

/** Not there, or not theirs: nobody is told which. */
export function userMissing(): AppError {
  return new AppError('missing', 'accounts.user_missing', 'User not found.')
}
/** The same for a company. */
export function companyMissing(): AppError {
  return new AppError('missing', 'accounts.company_missing', 'Company not found.')
}
/** The same for an address. */
export function addressMissing(): AppError {
  return new AppError('missing', 'accounts.address_missing', 'Address not found.')
}
/** Nobody needs so many addresses, and a list of more is no help. */
export function tooManyAddresses(most: number): AppError {
  const message = `You can keep ${most} addresses. Please delete one first.`
  return new AppError('conflict', 'accounts.too_many_addresses', message, { most })
}
/** A device that is not there, or not theirs. */
export function deviceMissing(): AppError {
  return new AppError('missing', 'accounts.device_missing', 'Device not found.')
}
/** The same for a saved card. */
export function cardMissing(): AppError {
  return new AppError('missing', 'accounts.card_missing', 'Card not found.')
}
/** The gateway that keeps the cards gave no answer. */
export function cardsUnavailable(cause: unknown): AppError {
  const message = 'Your saved cards cannot be reached just now. Please try again in a moment.'
  return new AppError('unavailable', 'accounts.cards_unavailable', message, {}, cause)
}
/** A dealer request that is not there. */
export function requestMissing(): AppError {
  return new AppError('missing', 'accounts.request_missing', 'Request not found.')
}

/** Nobody deletes or demotes themself. */
export function notYourself(act: 'delete' | 'demote'): AppError {
  const message = act === 'delete' ? 'You can’t delete your own account.' : 'You can’t change your own role.'
  return new AppError('blocked', 'accounts.not_yourself', message)
}
/** The store would be left without anybody who can give rights. */
export function lastSuperAdmin(): AppError {
  return new AppError('blocked', 'accounts.last_super_admin', 'The store needs at least one super admin.')
}
