import * as z from 'zod/mini'
import { email } from '../postal-address.ts'
import { ofUserInput, type UserDetails } from './user.ts'

/** Hours that a session lasts when it is not to be remembered; days when it is. */
export const sessionHours = 12
export const rememberedDays = 30

/** What a signed-in person has to do before anything else is open to them. */
export type SessionDuty = 'change_password' | 'set_up_second_factor'

/** Whoever is signed in, for the page. Until a duty is done the person counts as a guest. */
export interface Viewer {
  readonly user: UserDetails
  readonly duty: SessionDuty | null
  readonly secondFactor: boolean
  /** True for those on the store's list of who may see analytics. */
  readonly analytics: boolean
}

const password = z.string().check(z.minLength(1, { error: 'Enter your password.' }), z.maxLength(200))
const invalidEmail = 'Please enter a valid email address.'

export const signInInput = z.strictObject({
  login: z.string({ error: invalidEmail }).check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.refine((login) => email.safeParse(login).success, { error: invalidEmail }),
  ),
  password,
  rememberMe: z._default(z.boolean(), false),
})
export type SignInInput = z.output<typeof signInInput>

/** How a sign-in went on: signed in, or one more step with a code. */
export type SignInOutcome =
  | { readonly outcome: 'signed_in'; readonly viewer: Viewer }
  | { readonly outcome: 'second_factor' }

/** A six-digit code of the app, or one of the recovery codes. */
export const secondFactorInput = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(6, { error: 'Enter the code.' }), z.maxLength(20)),
})

export const forgotPasswordInput = z.strictObject({ email })

/** A one-time secret from a link. */
export const linkToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'This link is not valid.' }))

/** The new password; its rules are in password.ts and need the e-mail address. */
export const resetPasswordInput = z.strictObject({ token: linkToken, newPassword: password })
export const changePasswordInput = z.strictObject({
  ...ofUserInput.shape,
  oldPassword: password,
  newPassword: password,
})
export type ChangePasswordInput = z.output<typeof changePasswordInput>

export const passwordInput = z.strictObject({ password })
/** What turns the second factor off. */
export const disableSecondFactorInput = z.strictObject({ password, ...secondFactorInput.shape })
export type DisableSecondFactorInput = z.output<typeof disableSecondFactorInput>

/** A browser that somebody is signed in with. */
export interface Device {
  readonly id: number
  /** Such as `Chrome on Windows`. */
  readonly name: string
  readonly address: string
  readonly signedInAt: string
  readonly seenAt: string
  /** True for the browser that asks. */
  readonly current: boolean
}

/** What an authenticator app needs, and the codes to keep for a lost phone. Shown once. */
export interface SecondFactorSetup {
  readonly uri: string
  readonly recoveryCodes: readonly string[]
}
