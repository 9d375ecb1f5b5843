/** Words for the errors that say what a receiver has to mend; others are passed on as they are. */
const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing accepts connections at this address.',
  ECONNRESET: 'The connection was closed before an answer came.',
  ENOTFOUND: 'The name of the server was not found.',
  EAI_AGAIN: 'The name of the server could not be looked up.',
  EHOSTUNREACH: 'The server cannot be reached.',
  ENETUNREACH: 'The server cannot be reached.',
  ETIMEDOUT: 'The server did not accept the connection in time.',
  CERT_HAS_EXPIRED: 'The certificate of the server has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the server is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the server is self-signed.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the server is incomplete.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the server is for another name.',
}

const unreadable = 'The answer is not valid HTTP.'
export const privateAddress = 'The name leads to a private address.'

/** Returns why an attempt without an answer failed. */
export function errorProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code?.startsWith('HPE_')) return unreadable
  if (/is not allowed\. Because/i.test(error.message)) return privateAddress
  return words[code ?? ''] ?? error.message.slice(0, 200)
}

/** Returns why a status counts as not delivered; null for 200 to 299. */
export function statusProblem(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `It answered ${status}, a redirect, which is not followed.`
  return `It answered ${status}.`
}
