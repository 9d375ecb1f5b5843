import type { Log } from '@mullion/api/log'
import { type DestinationStream, pino, stdSerializers } from 'pino'
import type { Env } from './env.ts'
import { idsForLog } from './http/request-scope.ts'
import { secretSettings } from './settings/schema.ts'
import type { Mask } from './settings/secret-texts.ts'

/** Fields that may hold secrets; redacted down to the third level of an entry. */
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

/**
 * Texts under the names of settings and of adapters' options, at any depth of the finished line: each path that pino
 * redacts itself costs microseconds in every line.
 */
const secretTexts = new RegExp(
  `"(${[
    ...secretSettings,
    'secret',
    'secretKey',
    'clientSecret',
    'apiKey',
    'subscriptionKey',
    'securityId',
    'accessToken',
    'secretAccessKey',
  ].join('|')})":"(?:[^"\\\\]|\\\\.)*"`,
  'g',
)
const withoutSecretTexts: Mask = (line) => line.replace(secretTexts, '"$1":"(left out)"')

/** Removes statement values from database errors: they may contain anything a user typed. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n +at |\ncaused by: |$)/g, '\nparams: (left out)')
}

/** `SuppressedError` holds both of its errors in non-enumerable properties, which serializers skip. */
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

export interface LogOptions {
  readonly destination?: DestinationStream
  /** Takes the store's own secrets out of finished lines, wherever a vendor or a library quoted them. */
  readonly mask?: Mask
}

/** Creates the operator's log: one JSON object per line, with the ids of the request under way, without card data, passwords, tokens or statement values. */
export function createLog(level: Env['LOG_LEVEL'], { destination, mask }: LogOptions = {}): Log {
  const options = {
    level,
    mixin: idsForLog,
    redact: { paths: redact, censor: '(left out)' },
    serializers: { err: errorForLog },
    hooks: { streamWrite: (line: string) => withoutSecretTexts(mask ? mask(line) : line) },
  }
  return destination ? pino(options, destination) : pino(options)
}
