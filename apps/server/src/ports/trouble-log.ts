import type { Log } from '@mullion/api/log'
import { AppError } from '@mullion/domain/error'
import { failureOf } from '@mullion/integrations/vendor-health'

/**
 * Logs why a vendor gave no price or no tax, with its codes: buyers only get a fixed text. A call that was not made,
 * because the vendor did not answer the last one, is not logged again.
 */
export function withTroubleLog<Port extends object>(vendor: string, port: Port, log: Log): Port {
  function note(error: unknown): never {
    const err = error instanceof AppError ? (error.cause ?? error) : error
    const failure = failureOf(error)
    if (failure === null) log.info({ vendor, err }, 'A vendor refused an address.')
    else if (failure !== 'unasked') log.warn({ vendor, err }, 'A vendor did not do what it was asked.')
    throw error
  }
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...args: unknown[]) => Promise.resolve(method.apply(target, args)).catch(note)
    },
  })
}
