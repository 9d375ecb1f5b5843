/** Returns the server URL for the dev client: the configured one, or the server's port on this machine. */
export function devServerUrl(env: Readonly<Record<string, string | undefined>>): string {
  return env.MULLION_SERVER_URL || `http://localhost:${env.PORT || 3000}`
}
