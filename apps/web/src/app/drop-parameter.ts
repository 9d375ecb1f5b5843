const dropped = new Set<string>()

function addressWithout(names: Iterable<string>): string | null {
  const parameters = new URLSearchParams(location.search)
  const found = [...names].filter((name) => parameters.has(name))
  for (const name of found) parameters.delete(name)
  const rest = parameters.toString()
  return found.length > 0 ? location.pathname + (rest && `?${rest}`) + location.hash : null
}

/** Takes what has done its work from the address of a step that still has it, as no step of its own. */
export function dropAgain(): void {
  const address = addressWithout(dropped)
  if (address !== null) history.replaceState(history.state, '', address)
}

/** Takes a parameter of others that has done its work from the address, as no step of its own. */
export function dropParameter(name: string): void {
  dropped.add(name)
  dropAgain()
}
