import Bowser from 'bowser'

/** Returns a readable browser name, such as `Chrome on Windows`, from the user agent. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || 'Unknown browser'
  return os.name ? `${name} on ${os.name}` : name
}
