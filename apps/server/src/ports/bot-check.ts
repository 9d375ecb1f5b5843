import { randomBytes } from 'node:crypto'
import type { Log } from '@mullion/api/log'
import { spendPuzzles } from '@mullion/api/security/limits'
import type { Database } from '@mullion/db/database'
import { agreeOnFact } from '@mullion/db/security/shared-fact.repository'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import { createProofOfWork } from '@mullion/integrations/bot-check/proof-of-work'
import { createRecaptcha, type RecaptchaOptions } from '@mullion/integrations/bot-check/recaptcha'
import { noteTrouble } from '@mullion/integrations/vendor-health'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'

/** The store's keys at reCAPTCHA; null for a store without them. */
export function recaptchaOptionsOf(env: Env): RecaptchaOptions | null {
  const recaptcha = vendorSettings(env, 'recaptcha')
  return (
    recaptcha && {
      url: recaptcha.RECAPTCHA_URL,
      siteKey: recaptcha.RECAPTCHA_SITE_KEY,
      secretKey: recaptcha.RECAPTCHA_SECRET_KEY,
      minScore: recaptcha.RECAPTCHA_MIN_SCORE,
      ...(env.SITE_URL ? { hostname: new URL(env.SITE_URL).hostname } : {}),
    }
  )
}

interface BotCheckDeps {
  readonly db: Database
  readonly log: Log
  readonly clock: () => Date
}

/** reCAPTCHA for a store with its keys; otherwise puzzles, which all servers of the store accept. */
export async function botCheckOf(env: Env, { db, log, clock }: BotCheckDeps): Promise<BotCheck> {
  const recaptcha = recaptchaOptionsOf(env)
  if (!recaptcha) {
    const made = randomBytes(32).toString('hex')
    const secret =
      env.BOT_CHECK_SECRET ?? (await db.transaction((tx) => agreeOnFact(tx, 'bot-check-secret', made)))
    return createProofOfWork({ secret, clock, spend: spendPuzzles({ db, clock }) })
  }
  return createRecaptcha({
    ...recaptcha,
    onTrouble(err) {
      noteTrouble(err)
      log.error({ err }, 'The bot check is failing: no one can pass it.')
    },
  })
}
