import { type Settings, secretSettings } from './schema.ts'

/** Replacing shorter texts would take words out of every sentence that has them by chance. */
const minLength = 8

/** A password with a percent sign of its own need not be an encoded one. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the passwords of an address, as written and decoded; none for other texts, such as the path of a file. */
function passwordsIn(text: string): string[] {
  const url = URL.parse(text)
  const inQuery = url?.searchParams.get('password')
  return [...(url?.password ? [url.password, decoded(url.password)] : []), ...(inQuery ? [inQuery] : [])]
}

/** Returns a secret as it is, or the secret part of an address. */
function secretsIn(name: (typeof secretSettings)[number], value: string): string[] {
  if (name !== 'DATABASE_URL' && name !== 'SMTP_URL') return [value]
  return passwordsIn(value)
}

/** The ways in which a secret is written in a log line, an address, a form or a header. */
function formsOf(secret: string): string[] {
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    new URLSearchParams({ '': secret }).toString().slice(1),
    Buffer.from(secret).toString('base64'),
  ]
}

function basicLogins({ UPS_CLIENT_ID, UPS_CLIENT_SECRET }: Settings): string[] {
  if (!UPS_CLIENT_ID || !UPS_CLIENT_SECRET) return []
  return [Buffer.from(`${UPS_CLIENT_ID}:${UPS_CLIENT_SECRET}`).toString('base64')]
}

/** Returns every text that must not leave the process, longest first. */
function secretTexts(env: Settings): string[] {
  const secrets = secretSettings.flatMap((name) => {
    const value = env[name]
    return value === undefined ? [] : secretsIn(name, value)
  })
  const texts = [...secrets.flatMap(formsOf), ...basicLogins(env)]
  return [...new Set(texts)].filter(({ length }) => length >= minLength).sort((a, b) => b.length - a.length)
}

export type Mask = (text: string) => string

/** Returns a function that takes the store's own secrets out of a text. */
export function maskOf(env: Settings): Mask {
  const texts = secretTexts(env).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (texts.length === 0) return (text) => text
  const pattern = new RegExp(texts.join('|'), 'g')
  return (text) => text.replace(pattern, '(left out)')
}
