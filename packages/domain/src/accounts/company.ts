import type { TermsCode } from './actor.ts'

export interface Company {
  readonly id: number
  readonly name: string
  readonly customerNumber: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly country: string
  readonly phone: string
  readonly accountingEmail: string
  readonly termsCode: TermsCode
  /** 1, 0.95, 0.9, 0.85 or 0.8 of the list price. */
  readonly discountRate: number
  readonly taxExemptStates: readonly string[]
  readonly poRequired: boolean
  /** True if every order needs an ISE number. */
  readonly iseMember: boolean
  /** True if orders of its people may need approval, or have; left out otherwise. */
  readonly approvals?: boolean
}

export const discountRates = [1, 0.95, 0.9, 0.85, 0.8] as const

/** Formats exactly ten digits as (xxx) xxx-xxxx; returns anything else unchanged. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone
}
