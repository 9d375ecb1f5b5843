import { type CreateTokenInput, createTokenInput, tokenLifetimes } from '@mullion/domain/accounts/api-token'
import type { Ability } from '@mullion/domain/accounts/permissions'
import { pickServerErrors, problemsOf } from '../../../lib/form-problems.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'

/** A token as typed; `expiresInDays` is `never` or a number of days. */
export interface TokenDraft {
  readonly name: string
  readonly abilities: readonly Ability[]
  readonly expiresInDays: string
}

const fields = ['name', 'abilities', 'expiresInDays'] as const
const never = 'never'

export const newTokenDraft: TokenDraft = { name: '', abilities: ['browse'], expiresInDays: '90' }

export const lifetimeChoices = tokenLifetimes.map((days) =>
  days === null
    ? { value: never, label: 'Never' }
    : { value: String(days), label: days === 365 ? 'In a year' : `In ${days} days` },
)

const sentOf = ({ expiresInDays, ...draft }: TokenDraft) => ({
  ...draft,
  expiresInDays: expiresInDays === never ? null : Number(expiresInDays),
})

export function tokenProblems(draft: TokenDraft): Problems<(typeof fields)[number]> {
  return problemsOf(createTokenInput, sentOf(draft), { fields })
}

export function tokenInputOf(draft: TokenDraft): CreateTokenInput {
  return createTokenInput.parse(sentOf(draft))
}

export function tokenErrorsOf(errors: Readonly<Record<string, string>>): Problems<(typeof fields)[number]> {
  return pickServerErrors(fields, errors)
}
