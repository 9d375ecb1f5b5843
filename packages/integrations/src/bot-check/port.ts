/** Distinguishes people from scripts. Fails closed: anything that cannot be verified is refused. */
export interface BotCheck {
  /**
   * What the page needs to get its token, as plain data: a puzzle to solve or a `RecaptchaChallenge`; null if
   * it needs nothing.
   */
  challenge(): Promise<unknown>
  /** True if the token answers one of our challenges, is fresh, and was not used before. */
  verify(token: string): Promise<boolean>
}

/** Makes the page ask Google for its token. */
export interface RecaptchaChallenge {
  readonly kind: 'recaptcha'
  /** The public one of the store's two keys. */
  readonly siteKey: string
  /** Where the page loads Google's script. */
  readonly scriptUrl: string
}
