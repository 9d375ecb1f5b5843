/** A demonstration user's card saved at the gateway, one of the sandbox's test cards. */
export interface DemoSavedCard {
  readonly email: string
  readonly name: string
  readonly holder: string
  readonly number: string
  readonly code: string
  readonly brand: 'V' | 'M'
}

const visa = { number: '4000100011112224', code: '123', brand: 'V' } as const
const mastercard = { number: '5555444433332226', code: '999', brand: 'M' } as const

export const demoSavedCards: readonly DemoSavedCard[] = [
  { email: 'buyer@polar.example', name: 'Plant card', holder: 'Paul Reyes', ...visa },
  { email: 'buyer@polar.example', name: 'Travel card', holder: 'Paul Reyes', ...mastercard },
  { email: 'owner@arctic.example', name: 'Office card', holder: 'Olga Brandt', ...visa },
]
