import { createHmac, timingSafeEqual } from 'node:crypto'

/** Makes keys for links in mails that only this store can have made; nothing about them is stored. */
export interface KeySigner {
  /** Returns the text followed by a signature, fit for a URL; a key for one purpose does not open another. */
  sign(purpose: string, text: string): string
  /** Returns the text of a key; null for a key that was made up, changed, or made for another purpose. */
  open(purpose: string, key: string): string | null
}

const signatureBytes = 18

/** Creates a signer on the store's secret, the same for all of its servers (HMAC-SHA-256, cut to 144 bits). */
export function createKeySigner(secret: string): KeySigner {
  const signatureOf = (purpose: string, text: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['key', purpose, text]))
      .digest()
      .subarray(0, signatureBytes)
  return {
    sign: (purpose, text) =>
      `${encodeURIComponent(text)}.${signatureOf(purpose, text).toString('base64url')}`,
    open(purpose, key) {
      const [, encoded = '', signature = ''] = /^([\w.%!~*'()-]+)\.([\w-]{24})$/.exec(key) ?? []
      const text = decoded(encoded)
      if (text === null) return null
      return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(purpose, text)) ? text : null
    },
  }
}

function decoded(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded) || null
  } catch {
    return null
  }
}
