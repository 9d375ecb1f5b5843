/** Tells people from scripts. Fails closed: what cannot be verified is refused. */
export interface BotCheck {
  /** What the page gets its token with, as plain data: a puzzle to solve, or a `RecaptchaChallenge`; null for nothing. */
  challenge(): Promise<unknown>
  /** True when the token answers a challenge of ours, is fresh, and was not used before. */
  verify(token: string): Promise<boolean>
}

/** Sends the page to Google for its token. */
export interface RecaptchaChallenge {
  readonly kind: 'recaptcha'
  /** The public one of the store's two keys. */
  readonly siteKey: string
}
