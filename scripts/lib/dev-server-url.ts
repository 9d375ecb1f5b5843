/** Where the client under development finds the server: where it was told to, or at the port that the server listens on. */
export function devServerUrl(env: Readonly<Record<string, string | undefined>>): string {
  return env.MULLION_SERVER_URL || `http://localhost:${env.PORT || 3000}`
}
