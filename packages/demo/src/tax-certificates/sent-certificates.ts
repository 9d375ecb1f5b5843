import type { CertificateFields } from '@mullion/domain/tax-certificates/tax-certificate'

interface DemoCertificate {
  /** The login of the company admin who sent it. */
  readonly login: string
  readonly state: CertificateFields['state']
  readonly number: string
  readonly sentDaysAgo: number
  /** Days until it expires; null if it does not. */
  readonly validDays: number | null
  readonly accepted: boolean
}

/** Tax certificates: a valid one, one that ends soon, and one that waits for review. */
export const demoCertificates: readonly DemoCertificate[] = [
  {
    ...{ login: 'owner@arctic.example', state: 'OH', number: 'OH-99-204417' },
    ...{ sentDaysAgo: 300, validDays: 430, accepted: true },
  },
  {
    ...{ login: 'owner@arctic.example', state: 'KY', number: 'KY-118-3320' },
    ...{ sentDaysAgo: 340, validDays: 11, accepted: true },
  },
  {
    ...{ login: 'owner@arctic.example', state: 'IN', number: 'IN-0077154' },
    ...{ sentDaysAgo: 2, validDays: null, accepted: false },
  },
]
