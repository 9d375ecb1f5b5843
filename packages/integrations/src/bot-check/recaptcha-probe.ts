import { fails, type Probe, type ProbeResult, works } from '../probe.ts'
import { askGoogle, keyRefused, type RecaptchaOptions } from './recaptcha.ts'

const firewall = 'Check RECAPTCHA_URL, and whether the firewall of this machine lets the store reach it.'

async function ask(options: Pick<RecaptchaOptions, 'secretKey' | 'url'>): Promise<ProbeResult> {
  const answer = await askGoogle(options, 'no-token-of-a-visitor').catch((error: unknown) => error as Error)
  if (answer instanceof Error) return fails(`No usable answer: ${answer.message}`, firewall)
  if (keyRefused(answer)) {
    return fails(
      'Google does not know the secret key.',
      'Copy RECAPTCHA_SECRET_KEY again from the reCAPTCHA admin console; it belongs to RECAPTCHA_SITE_KEY.',
    )
  }
  if (!answer.success && answer['error-codes'].includes('invalid-input-response')) {
    return works('The secret key is accepted.')
  }
  return fails('A made-up token was not refused, as Google would do.', 'Check RECAPTCHA_URL.')
}

/** Asks Google about a token that does not exist: a known secret key gets a refusal of the token alone. */
export function probeRecaptcha(options: Pick<RecaptchaOptions, 'secretKey' | 'url'>): Probe {
  return { name: 'reCAPTCHA, bot check', run: () => ask(options) }
}
