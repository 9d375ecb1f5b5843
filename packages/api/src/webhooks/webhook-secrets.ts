import { randomBytes } from 'node:crypto'
import type { SecretBox } from '@mullion/auth/secret-box'
import type { StoredSecret } from '@mullion/db/webhooks/webhooks.tables'
import { maxSecrets, secretOverlapHours, tooManySecrets } from '@mullion/domain/webhooks/webhook-endpoint'

const secretBytes = 32

/** Returns a new secret as the Standard Webhooks specification writes it. */
export function newSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`
}

const signs = ({ endsAt }: StoredSecret, now: Date) => endsAt === null || new Date(endsAt) > now

/** Returns the secrets that sign now, newest first. */
export function signingSecrets(
  secrets: readonly StoredSecret[],
  now: Date,
  box: SecretBox,
): Promise<string[]> {
  return Promise.all(
    secrets.filter((secret) => signs(secret, now)).map(({ encrypted }) => box.open(encrypted)),
  )
}

/** Puts a new secret first; the ones before it sign for a day more. Throws `conflict` if there are too many. */
export function withNewSecret(
  secrets: readonly StoredSecret[],
  encrypted: string,
  now: Date,
): StoredSecret[] {
  const end = new Date(now.getTime() + secretOverlapHours * 3_600_000).toISOString()
  const earlier = secrets
    .filter((secret) => signs(secret, now))
    .map((secret) => ({ ...secret, endsAt: secret.endsAt ?? end }))
  if (earlier.length >= maxSecrets) throw tooManySecrets()
  return [{ encrypted, endsAt: null }, ...earlier]
}

/** Returns when the last replaced secret stops signing; null if only one signs. */
export function overlapEnd(secrets: readonly StoredSecret[], now: Date): string | null {
  const ends = secrets.filter((secret) => signs(secret, now)).flatMap(({ endsAt }) => endsAt ?? [])
  return ends.sort().at(-1) ?? null
}
