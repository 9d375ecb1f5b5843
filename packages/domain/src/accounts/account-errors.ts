import { AppError, invalidInput } from '../error.ts'
import type { RequiredAction } from './session.ts'

export function signInNeeded(): AppError {
  return new AppError('unauthenticated', 'accounts.sign_in_needed', 'Please sign in first.')
}

export const signedOutCode = 'accounts.signed_out'

/**
 * 401 `accounts.signed_out`: the page believes that another user is signed in than the one who is, if anyone. Nothing is
 * priced or placed for the wrong person.
 */
export function signedOut(byAnother: boolean): AppError {
  const message = byAnother
    ? 'Another account was signed in on this browser. Please check and try again.'
    : 'You were signed out. Sign in to continue.'
  return new AppError('unauthenticated', signedOutCode, message)
}

export function notAllowed(): AppError {
  return new AppError('forbidden', 'accounts.not_allowed', 'Your account doesn’t have permission to do this.')
}

const requiredActionTexts: Readonly<Record<RequiredAction, string>> = {
  change_password: 'Please change your password first.',
  set_up_second_factor: 'Please set up two-step verification first.',
}

/** 403: the user must finish a required step, such as changing the password, before anything else. */
export function requiredActionFirst(requiredAction: RequiredAction): AppError {
  return new AppError('forbidden', `accounts.${requiredAction}`, requiredActionTexts[requiredAction], {
    requiredAction,
  })
}

/**
 * 401: one error for a wrong email, a wrong password and an expired one-time password, so that callers cannot
 * tell which it was.
 */
export function signInRefused(): AppError {
  return new AppError('unauthenticated', 'accounts.sign_in_refused', 'Incorrect email or password.')
}

/** The second-factor code is wrong, already used or expired. */
export function codeRefused(): AppError {
  return invalidInput('accounts.code_refused', { code: 'Incorrect code. Please try again.' })
}

/**
 * An active second factor must be turned off before another is set up, so that nobody can replace it
 * unnoticed.
 */
export function secondFactorOn(): AppError {
  const message = 'Two-step verification is already on. Turn it off first to set it up again.'
  return new AppError('conflict', 'accounts.second_factor_on', message)
}

/** Passkeys stand in for codes of an authenticator app, which is set up first. */
export function secondFactorOff(): AppError {
  const message = 'Turn on two-step verification first.'
  return new AppError('conflict', 'accounts.second_factor_off', message)
}

/** The browser's answer is not one to the store's question, or from another key. */
export function passkeyRefused(): AppError {
  return new AppError('invalid', 'accounts.passkey_refused', 'That passkey didn’t work. Please try again.')
}

/** The user has as many passkeys as one may have. */
export function tooManyPasskeys(most: number): AppError {
  return new AppError(
    'conflict',
    'accounts.too_many_passkeys',
    `You have ${most} passkeys. Remove one to add another.`,
  )
}

export function passkeyMissing(): AppError {
  return new AppError('missing', 'accounts.passkey_missing', 'This passkey was already removed.')
}

/** The store's address is a number, or not https: browsers make passkeys for names only. */
export function passkeysUnavailable(): AppError {
  const message = 'Passkeys need a store with a name as its address, such as https://parts.example.com.'
  return new AppError('conflict', 'accounts.passkeys_unavailable', message)
}

/** The user has no new email that awaits confirmation. */
export function emailChangeMissing(): AppError {
  return new AppError('missing', 'accounts.email_change_missing', 'No change of the email is pending.')
}

/** The mailed link is unknown, already used or expired. */
export function linkRefused(): AppError {
  return new AppError(
    'invalid',
    'accounts.link_refused',
    'This link has expired or was already used. Request a new one.',
  )
}

/** The password breaks a rule; `field` is the input it was typed into. */
export function passwordRefused(problem: string, field = 'newPassword'): AppError {
  return invalidInput('accounts.password_refused', { [field]: problem })
}

export function passwordWrong(field = 'oldPassword'): AppError {
  return invalidInput('accounts.password_wrong', { [field]: 'That’s not your current password.' })
}

export function emailTaken(): AppError {
  const message = 'This email address is already in use.'
  return new AppError('conflict', 'accounts.email_taken', message, { fields: { email: message } })
}

export function userMissing(): AppError {
  return new AppError('missing', 'accounts.user_missing', 'User not found.')
}
/** The company does not exist or is not visible to the actor; the error does not say which. */
export function companyMissing(): AppError {
  return new AppError('missing', 'accounts.company_missing', 'Company not found.')
}
export function addressMissing(): AppError {
  return new AppError('missing', 'accounts.address_missing', 'Address not found.')
}
export function tooManyAddresses(most: number): AppError {
  const message = `You can save up to ${most} addresses. Delete one first.`
  return new AppError('conflict', 'accounts.too_many_addresses', message, { most })
}
export function deviceMissing(): AppError {
  return new AppError('missing', 'accounts.device_missing', 'Device not found.')
}
export function cardMissing(): AppError {
  return new AppError('missing', 'accounts.card_missing', 'Card not found.')
}
export function cardsUnavailable(cause: unknown): AppError {
  const message = 'Your saved cards aren’t available right now. Please try again in a moment.'
  return new AppError('unavailable', 'accounts.cards_unavailable', message, {}, cause)
}
export function requestMissing(): AppError {
  return new AppError('missing', 'accounts.request_missing', 'Request not found.')
}

export function notYourself(act: 'delete' | 'demote'): AppError {
  const message = act === 'delete' ? 'You can’t delete your own account.' : 'You can’t change your own role.'
  return new AppError('blocked', 'accounts.not_yourself', message)
}
/** The last super_admin cannot be removed: nobody would be left to grant rights. */
export function lastSuperAdmin(): AppError {
  return new AppError('blocked', 'accounts.last_super_admin', 'The store needs at least one super admin.')
}

export const tokenInvalidCode = 'accounts.token_invalid'

/** 401: the API token is unknown, malformed, expired or revoked; the error does not say which. */
export function tokenInvalid(): AppError {
  return new AppError(
    'unauthenticated',
    tokenInvalidCode,
    'This API token is not valid, expired or was revoked.',
  )
}

/** 403: only people may do this, whatever the API token of the request may do. */
export function notByToken(): AppError {
  const message = 'This can’t be done with an API token. Please sign in to do it.'
  return new AppError('forbidden', 'accounts.not_by_token', message)
}

/** The API token does not exist or belongs to someone else; the error does not say which. */
export function tokenMissing(): AppError {
  return new AppError('missing', 'accounts.token_missing', 'API token not found.')
}

/** The account has as many API tokens as it may; `most` is the limit. */
export function tooManyTokens(most: number): AppError {
  const message = `An account can have up to ${most} API tokens. Revoke one first.`
  return new AppError('conflict', 'accounts.too_many_tokens', message, { most })
}

/** A token was asked to do more than its owner may. */
export function abilityNotYours(): AppError {
  return invalidInput('accounts.ability_not_yours', {
    abilities: 'A token can only have permissions that its owner has.',
  })
}

/** The account is not one of the services of the house. */
export function serviceAccountNeeded(): AppError {
  const message = 'Only the user can make tokens for this account.'
  return new AppError('forbidden', 'accounts.service_account_needed', message)
}

/** A service account has no password and cannot be a super admin. */
export function serviceAccountLimited(): AppError {
  const message = 'This isn’t possible for a service account.'
  return new AppError('blocked', 'accounts.service_account', message)
}
