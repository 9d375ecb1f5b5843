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

function hintOf({ kind, fields, requestId, message }: MullionError): string | null {
  if (kind === 'unauthenticated') return 'Sign in with: mullion login'
  if (kind === 'network') return 'Check the address of the server and the connection to it.'
  if (kind === 'unknown' && requestId) return `The server logged it as request ${requestId}.`
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
    const message = error.kind === 'aborted' ? 'Canceled.' : error.message
    return new CommandFailure(message, codes[error.kind] ?? exitCodes.refused, hintOf(error))
  }
  if (!isFileFault(error)) return null
  const isMissing = error.code === 'ENOENT'
  const message = isMissing ? `There is no file ${error.path}.` : `${error.path}: ${error.message}`
  return new CommandFailure(message, isMissing ? exitCodes.notFound : exitCodes.refused)
}
