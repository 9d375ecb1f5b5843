import { minPasswordLength, passwordProblem, samePasswordText } from '@mullion/domain/accounts/password'
import { requiredText } from '@mullion/domain/postal-address'
import type { Problems } from '../../../lib/use-shown-problems.ts'

export const passwordFieldNames = ['oldPassword', 'newPassword', 'confirmPassword'] as const
export type PasswordFieldName = (typeof passwordFieldNames)[number]
export type TypedPasswords = Readonly<Record<PasswordFieldName, string>>

export const noPasswords: TypedPasswords = { oldPassword: '', newPassword: '', confirmPassword: '' }

const mismatchText = 'New passwords do not match.'

interface Rules {
  readonly email: string
  readonly needsOld: boolean
}

type Choice = Pick<TypedPasswords, 'oldPassword' | 'newPassword'>

function choiceProblem({ oldPassword, newPassword }: Choice, email: string): string | null {
  return newPassword === oldPassword ? samePasswordText : passwordProblem(newPassword, email)
}

export function newPasswordProblems(typed: TypedPasswords, { email, needsOld }: Rules) {
  const { oldPassword, newPassword, confirmPassword } = typed
  const problems: Problems<PasswordFieldName> = {}
  if (needsOld && !oldPassword) problems.oldPassword = requiredText
  const problem = newPassword ? choiceProblem(typed, email) : requiredText
  if (problem) problems.newPassword = problem
  if (!confirmPassword) problems.confirmPassword = requiredText
  else if (confirmPassword !== newPassword) problems.confirmPassword = mismatchText
  return problems
}

export function passwordHint(typed: Choice, email: string): { text: string; good: boolean } {
  if (!typed.newPassword) {
    const text = `At least ${minPasswordLength} characters, not a common password, and not your email address.`
    return { text, good: false }
  }
  const problem = choiceProblem(typed, email)
  return problem ? { text: problem, good: false } : { text: 'Strong enough.', good: true }
}
