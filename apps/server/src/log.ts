import type { Log } from '@mullion/api/log'
import { type DestinationStream, pino, stdSerializers } from 'pino'
import type { Env } from './env.ts'

/** Fields that hold secrets wherever they turn up. */
const secret = [
  'card',
  'password',
  'newPassword',
  'oldPassword',
  'token',
  'code',
  'cookie',
  'authorization',
  'bytes',
]
const redact = secret.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

/** A failed statement names its values, which may be anything that somebody typed: they are left out. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n\s+at |\ncaused by: |$)/g, '\nparams: (left out)')
}

/** What fails while something else has failed already hides both in properties that no serializer lists. */
const partsOf = (error: Error) =>
  error instanceof SuppressedError
    ? { error: errorForLog(error.error), suppressed: errorForLog(error.suppressed) }
    : {}

function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { params: _params, raw: _raw, ...shown } = stdSerializers.err(error) as Record<string, unknown>
  const texts = Object.entries(shown).map(([key, value]) => [
    key,
    typeof value === 'string' ? withoutValues(value) : value,
  ])
  return { ...Object.fromEntries(texts), ...partsOf(error) }
}

/** The operator's log: one JSON object a line, without card data, passwords, tokens or values of statements. */
export function createLog(level: Env['LOG_LEVEL'], destination?: DestinationStream): Log {
  const options = {
    level,
    redact: { paths: redact, censor: '(left out)' },
    serializers: { err: errorForLog },
  }
  return destination ? pino(options, destination) : pino(options)
}
