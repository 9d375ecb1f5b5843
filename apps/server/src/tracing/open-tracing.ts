import type { MeasuringWatch } from '@mullion/api/analytics/measuring'
import type { Env } from '../env.ts'
import { release } from '../release.ts'
import type { Tracing } from './tracing.ts'

/** Starts tracing if the settings say where to; null otherwise. Its code is loaded only then. */
export async function openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Env): Promise<Tracing | null> {
  if (!endpoint) return null
  const { startTracing } = await import('./tracing.ts')
  return startTracing({ endpoint, release })
}

/** Has statements counted and traced, or only one of both, or neither. */
export function bothWatching(figures: MeasuringWatch, tracing: Tracing | null): MeasuringWatch {
  if (!tracing) return figures
  const { statement, around } = tracing.watch
  return {
    ...figures,
    around,
    statement(ms, text) {
      figures.statement?.(ms, text)
      statement(ms, text)
    },
  }
}
