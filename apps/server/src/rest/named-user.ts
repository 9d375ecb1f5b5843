/** Returns the user named by a path or body as text, for the service to compare; undefined if none is named. */
export function namedUser(named: unknown): string | undefined {
  if (named === undefined || named === null) return undefined
  return typeof named === 'string' ? named : JSON.stringify(named)
}
