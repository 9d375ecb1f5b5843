import type { Log } from '@mullion/api/clock'
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

function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { params: _params, raw: _raw, ...shown } = stdSerializers.err(error) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(shown).map(([key, value]) => [
      key,
      typeof value === 'string' ? withoutValues(value) : value,
    ]),
  )
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
