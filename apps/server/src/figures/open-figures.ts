import type { MeasuringWatch } from '@mullion/api/analytics/measuring'
import type { VendorCalls } from '@mullion/api/analytics/vendor-calls'
import type { Log } from '@mullion/api/log'
import type { Database } from '@mullion/db/database'
import type { Env } from '../env.ts'
import { release } from '../release.ts'
import type { FiguresServer } from './figures-server.ts'
import type { StoredFiguresDeps } from './stored-figures.ts'

interface FigureSources {
  readonly db: Database
  readonly backups: StoredFiguresDeps['backups']
  readonly log: Log
}

/** What a server does for its figures; nothing in a store without METRICS_PORT. */
export interface OpenFigures {
  readonly watch: MeasuringWatch
  readonly onWait?: (ms: number) => void
  counting(calls: VendorCalls): VendorCalls
  /** Starts to serve them; null in a store without them. */
  serve(sources: FigureSources): Promise<FiguresServer | null>
}

const noFigures: OpenFigures = { watch: {}, counting: (calls) => calls, serve: async () => null }

/** Creates the figures for Prometheus if the settings ask for them; their code is loaded only then. */
export async function openFigures(
  { METRICS_PORT: port, METRICS_HOST: host }: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>,
  clock: () => Date,
): Promise<OpenFigures> {
  if (port === undefined) return noFigures
  const { createFigures } = await import('./figures.ts')
  const { registry, watch, wait, counting } = createFigures({ clock, release })
  return {
    watch,
    onWait: wait,
    counting,
    async serve({ db, backups, log }) {
      const [{ storedFigures }, { serveFigures }] = await Promise.all([
        import('./stored-figures.ts'),
        import('./figures-server.ts'),
      ])
      const onFailure = (error: unknown) =>
        log.warn({ err: error }, 'The database did not answer for the figures.')
      const refresh = storedFigures(registry, { db, backups, clock, onFailure })
      const server = await serveFigures({ port, host, registry, refresh, log })
      log.info({ url: server.url }, 'Figures are served.')
      return server
    },
  }
}
