/** Tells people from scripts. Fails closed: what cannot be verified is refused. */
export interface BotCheck {
  /** A puzzle for the page to solve, or null when the page gets its token elsewhere. */
  challenge(): Promise<unknown>
  /** True when the token answers a challenge of ours, is fresh, and was not used before. */
  verify(token: string): Promise<boolean>
}
