import type { Actor } from '@mullion/domain/accounts/actor'
import type { Log } from '../clock.ts'
import type { Services } from '../services.ts'

/** What a request brings: who asks, what the server can do, and the id that its errors are logged under. */
export interface Context {
  readonly actor: Actor
  readonly services: Services
  readonly requestId: string
  readonly log: Log
}
