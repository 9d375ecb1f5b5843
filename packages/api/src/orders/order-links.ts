import type { KeySigner } from '@mullion/auth/key-signer'

/** Links to the status of an order that open without signing in. */
export interface OrderLinks {
  /** Returns the key of the link in mails about an order. */
  keyOf(number: string): string
  /** Returns the key for someone who knows an order's number and email address: it shows the order, and changes nothing. */
  lookupKeyOf(number: string): string
  /** True if a key is one that was mailed, with which the order can be canceled. */
  isFromMail(key: string): boolean
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
const lookup = 'order-lookup'

export function createOrderLinks({ keySigner, siteUrl }: OrderLinkDeps): OrderLinks {
  const keyOf = (number: string) => keySigner.sign(purpose, number)
  return {
    keyOf,
    lookupKeyOf: (number) => keySigner.sign(lookup, number),
    isFromMail: (key) => keySigner.open(purpose, key) !== null,
    numberOf: (key) => keySigner.open(purpose, key) ?? keySigner.open(lookup, key),
    urlOf: (number) => `${siteUrl()}/?panel=order&orderKey=${encodeURIComponent(keyOf(number))}`,
  }
}
