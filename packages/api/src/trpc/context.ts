import type { Exchange } from '@mullion/auth/port'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { AppError } from '@mullion/domain/error'
import type { Log } from '../log.ts'
import type { Services } from '../services.ts'
import type { SignedIn } from '../signed-in.ts'
import type { Budget } from './budget.ts'

/** What a request brings: who asks, what the server can do, and the id that its errors are logged under. */
export interface Context {
  /** A guest while a signed-in person has a duty to do first. */
  readonly actor: Actor
  /** Whoever is signed in, duties or not. */
  readonly signedIn: SignedIn | null
  /** Why the request may not act for the company that it names; null when it may, or names none. */
  readonly actingRefusal: AppError | null
  /** The cookies that came, and those to be set. */
  readonly exchange: Exchange
  readonly services: Services
  readonly budget: Budget
  readonly requestId: string
  /** True where calls are measured one by one; what a path calls is measured by its path. */
  readonly measured: boolean
  readonly log: Log
}
