/** Whoever a path or a body names, as text for the service to compare; undefined when it names nobody. */
export function namedUser(named: unknown): string | undefined {
  if (named === undefined || named === null) return undefined
  return typeof named === 'string' ? named : JSON.stringify(named)
}
