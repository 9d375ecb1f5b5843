import type { AppRouter } from '@mullion/api/root'
import {
  createTRPCClientProxy,
  type TRPCClient,
  type TRPCRequestOptions,
  TRPCUntypedClient,
} from '@trpc/client'
import { type Files, filesOf } from './files.ts'
import { linksTo, type ServerOptions } from './links.ts'
import { type Lists, listsOf } from './lists.ts'
import { mullionErrorOf } from './read-error.ts'
import { type Retries, usualRetries, withRetries } from './retries.ts'

export type { Files } from './files.ts'
export type { ServerOptions } from './links.ts'
export type { Lists } from './lists.ts'
export { MullionError } from './mullion-error.ts'
export type { Retries } from './retries.ts'

/** The procedures of a store by name, its lists row by row, and its files. */
export type Client = TRPCClient<AppRouter> & { readonly each: Lists; readonly files: Files }

export interface ClientOptions extends ServerOptions {
  /** How reads are repeated; writes never are. */
  readonly retries?: Partial<Retries>
}

/** Repeats reads that fail for a moment, and throws `MullionError` for every failure. */
class RepeatingClient extends TRPCUntypedClient<AppRouter> {
  private readonly retries: Retries

  constructor(server: ServerOptions, retries: Retries) {
    super({ links: linksTo(server) })
    this.retries = retries
  }

  override query(path: string, input?: unknown, options?: TRPCRequestOptions): Promise<unknown> {
    return withRetries(() => super.query(path, input, options), this.retries, options?.signal)
  }

  override mutation(path: string, input?: unknown, options?: TRPCRequestOptions): Promise<unknown> {
    return super.mutation(path, input, options).catch((error: unknown) => {
      throw mullionErrorOf(error, options?.signal)
    })
  }
}

/** Creates the typed client of a store, for scripts, tools and pages without React. */
export function createClient({ retries, ...server }: ClientOptions): Client {
  const repeated = { ...usualRetries, ...retries }
  const procedures = createTRPCClientProxy<AppRouter>(new RepeatingClient(server, repeated))
  const more = { each: listsOf(procedures), files: filesOf(server, repeated) }
  const isMore = (name: string | symbol): name is keyof typeof more => Object.hasOwn(more, name)
  return new Proxy(procedures, {
    get: (target, name) => (isMore(name) ? more[name] : Reflect.get(target, name)),
  }) as Client
}
