import type { CompanyUser } from '@mullion/domain/accounts/user'

export function fullName({ firstname, lastname }: Pick<CompanyUser, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`
}

export function confirmsDeletion(word: string): boolean {
  return word.trim().toUpperCase() === 'DELETE'
}
