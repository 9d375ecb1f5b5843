import { MullionError } from '@mullion/client/client'
import { CommandFailure, type ExitCode, exitCodes } from '@mullion/terminal/exit-codes'

const codes: Readonly<Partial<Record<MullionError['kind'], ExitCode>>> = {
  unauthenticated: exitCodes.notSignedIn,
  missing: exitCodes.notFound,
  forbidden: exitCodes.notAllowed,
  limited: exitCodes.unavailable,
  unavailable: exitCodes.unavailable,
  network: exitCodes.unavailable,
  unknown: exitCodes.unavailable,
  aborted: exitCodes.interrupted,
}

/** What Node says of a certificate whose authority it does not know. */
const untrusted: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])
const badCertificate = /^(CERT_|ERR_TLS_CERT)/

interface CertificateFault {
  readonly message: string
  readonly hint: string
}

/** Looks for a certificate that was not accepted among the causes of an error. */
function certificateFault(error: unknown): CertificateFault | null {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each ? String(each.code) : ''
    if (untrusted.has(code)) {
      const hint = `Name the certificate of its authority: NODE_EXTRA_CA_CERTS=root.crt mullion … (${code})`
      return { message: 'The certificate of the server is not trusted.', hint }
    }
    if (badCertificate.test(code)) {
      return { message: 'The certificate of the server is not valid.', hint: `${each.message} (${code})` }
    }
  }
  return null
}

const fromProxy: ReadonlySet<number | null> = new Set([502, 503, 504])

function hintOf({ kind, fields, requestId, message, status }: MullionError): string | null {
  if (kind === 'unauthenticated') return 'Sign in with: mullion login'
  if (kind === 'network') return 'Check the address of the server and the connection to it.'
  if (kind === 'unknown' && requestId) return `The server logged it as request ${requestId}.`
  if (kind === 'unknown' && fromProxy.has(status)) {
    return `A proxy answered ${status} in place of the store. Is the store running? On its machine: systemctl status mullion`
  }
  const others = Object.entries(fields).filter(([, text]) => text !== message)
  return others.length > 0 ? others.map(([field, text]) => `${field}: ${text}`).join('\n') : null
}

interface FileFault extends Error {
  readonly code: string
  readonly path: string
}

const isFileFault = (error: unknown): error is FileFault =>
  error instanceof Error && 'code' in error && 'path' in error && 'syscall' in error

/** Translates what the client and files throw. */
export function failureOf(error: unknown): CommandFailure | null {
  if (error instanceof MullionError) {
    const certificate = error.kind === 'network' ? certificateFault(error) : null
    const message = error.kind === 'aborted' ? 'Canceled.' : (certificate?.message ?? error.message)
    const hint = certificate?.hint ?? hintOf(error)
    return new CommandFailure(message, codes[error.kind] ?? exitCodes.refused, hint)
  }
  if (!isFileFault(error)) return null
  const isMissing = error.code === 'ENOENT'
  const message = isMissing ? `There is no file ${error.path}.` : `${error.path}: ${error.message}`
  return new CommandFailure(message, isMissing ? exitCodes.notFound : exitCodes.refused)
}
