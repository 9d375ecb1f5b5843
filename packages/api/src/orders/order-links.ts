import type { KeySigner } from '@mullion/auth/key-signer'

/** Links to the status of an order that open without signing in. */
export interface OrderLinks {
  keyOf(number: string): string
  /** Returns the order number of a key; null for one that this store did not make. */
  numberOf(key: string): string | null
  urlOf(number: string): string
}

interface OrderLinkDeps {
  readonly keySigner: KeySigner
  /** Such as `https://parts.example`, no trailing slash. */
  readonly siteUrl: () => string
}

const purpose = 'order-status'

export function createOrderLinks({ keySigner, siteUrl }: OrderLinkDeps): OrderLinks {
  const keyOf = (number: string) => keySigner.sign(purpose, number)
  return {
    keyOf,
    numberOf: (key) => keySigner.open(purpose, key),
    urlOf: (number) => `${siteUrl()}/?panel=order&orderKey=${encodeURIComponent(keyOf(number))}`,
  }
}
