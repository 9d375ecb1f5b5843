import Bowser from 'bowser'

/** A browser as people name it, such as `Chrome on Windows`, from what it says of itself. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || 'Unknown browser'
  return os.name ? `${name} on ${os.name}` : name
}
