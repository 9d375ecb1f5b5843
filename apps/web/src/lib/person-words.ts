import type { CompanyUser } from '@mullion/domain/accounts/user'

/** First and last name together. */
export function fullName({ firstname, lastname }: Pick<CompanyUser, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`
}

/** Whether the word was typed that a deletion asks for, in capitals or not. */
export function confirmsDeletion(word: string): boolean {
  return word.trim().toUpperCase() === 'DELETE'
}
