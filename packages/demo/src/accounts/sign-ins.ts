import type { AccountRole } from '@mullion/domain/accounts/actor'

export const demoPassword = 'cold-storage-42'

interface DemoSignIn {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly role: AccountRole
  /** Customer number of the user's company; null for the house company. */
  readonly customerNumber: string | null
  readonly says: string
}

export const demoSignIns: readonly DemoSignIn[] = [
  {
    email: 'super@mullion.example',
    firstname: 'Sue',
    lastname: 'Marsh',
    role: 'super_admin',
    customerNumber: null,
    says: 'super admin of the store, with analytics',
  },
  {
    email: 'admin@mullion.example',
    firstname: 'Ada',
    lastname: 'Whitlock',
    role: 'frank_admin',
    customerNumber: null,
    says: 'administrator of the store, with analytics',
  },
  {
    email: 'counter@mullion.example',
    firstname: 'Cora',
    lastname: 'Lindqvist',
    role: 'frank_user',
    customerNumber: null,
    says: 'at the counter, orders for customers',
  },
  {
    email: 'owner@arctic.example',
    firstname: 'Olga',
    lastname: 'Brandt',
    role: 'company_admin',
    customerNumber: 'ARC1001',
    says: 'company admin of Arctic Door Service: purchase orders, 15% off',
  },
  {
    email: 'buyer@arctic.example',
    firstname: 'Bea',
    lastname: 'Novak',
    role: 'user',
    customerNumber: 'ARC1001',
    says: 'buyer of Arctic Door Service',
  },
  {
    email: 'buyer@polar.example',
    firstname: 'Paul',
    lastname: 'Reyes',
    role: 'user',
    customerNumber: 'POL1002',
    says: 'buyer of Polar Foods: pays by card, 10% off',
  },
  {
    email: 'buyer@summit.example',
    firstname: 'Sam',
    lastname: 'Okafor',
    role: 'user',
    customerNumber: 'SUM1003',
    says: 'buyer of Summit Refrigeration: purchase order documents and ISE numbers, 5% off',
  },
]

export function demoSignInText(): string {
  const width = Math.max(...demoSignIns.map(({ email }) => email.length))
  const rows = demoSignIns.map(({ email, says }) => `  ${email.padEnd(width)}  ${says}`)
  return [`Sign in with the password ${demoPassword} as`, ...rows].join('\n')
}
