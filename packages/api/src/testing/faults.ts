/** Ways an outside service fails, all of which a store has to survive. */
export const faultKinds = ['silent', 'error', 'garbage', 'half', 'lost', 'late'] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Faults {
  /** The fault of this call; null for none. */
  next(): FaultKind | null
  /** Delayed calls, which get no response; they take effect when `arrive` is called. */
  readonly late: (() => Promise<unknown>)[]
  readonly met: Map<string, number>
}

/** Makes a share of all calls fail, at random; none while `off`. */
export function createFaults(random: () => number, share: number) {
  const faults = {
    off: false,
    late: [] as (() => Promise<unknown>)[],
    met: new Map<string, number>(),
    next: (): FaultKind | null =>
      faults.off || random() >= share ? null : (faultKinds[Math.floor(random() * faultKinds.length)] ?? null),
    async arrive(): Promise<void> {
      for (const call of faults.late.splice(0)) await call().catch(() => undefined)
    },
  }
  return faults satisfies Faults
}

/** Calls whose answer is only an acknowledgment; their adapters throw if it cannot be read. */
const withoutAnswer: ReadonlySet<string> = new Set(['capture', 'void'])
const never = () => new Promise<never>(() => undefined)

function halfOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined
  return Object.fromEntries(Object.entries(answer).filter((_, at) => at % 2 === 0))
}

async function faulty(name: string, call: () => Promise<unknown>, faults: Faults): Promise<unknown> {
  const fault = faults.next()
  if (fault === null) return call()
  faults.met.set(`${name} ${fault}`, (faults.met.get(`${name} ${fault}`) ?? 0) + 1)
  switch (fault) {
    case 'silent':
      return never()
    case 'error':
      throw new Error('500 Internal Server Error')
    case 'garbage':
      if (withoutAnswer.has(name)) throw new Error('The answer cannot be read.')
      return '<html>Bad gateway</html>'
    case 'half': {
      const half = halfOf(await call())
      if (half === undefined) throw new Error('The answer cannot be read.')
      return half
    }
    case 'lost':
      await call()
      throw new Error('The connection was reset.')
    case 'late':
      faults.late.push(call)
      return never()
  }
}

/** Wraps a service so that the named calls fail as `faults` says. */
export function withFaults<Port extends object>(
  port: Port,
  calls: readonly (keyof Port & string)[],
  faults: Faults,
): Port {
  const broken = calls.map((name) => {
    const call = port[name] as (...args: unknown[]) => Promise<unknown>
    return [name, (...args: unknown[]) => faulty(name, () => call(...args), faults)]
  })
  return { ...port, ...Object.fromEntries(broken) }
}
