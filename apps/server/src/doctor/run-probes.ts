import type { Probe, ProbeResult } from '@mullion/integrations/probe'
import type { Mask } from '../settings/secret-texts.ts'

export type Finding = ProbeResult & { readonly name: string; readonly ms: number }

export interface ProbeLimits {
  /** How long each probe may take; they run at the same time. */
  readonly limitMs: number
  /** Takes secrets out of what a vendor or a library said. */
  readonly mask: Mask
}

const lateResult = (limitMs: number): ProbeResult => ({
  ok: false,
  problem: `No answer within ${limitMs / 1000} seconds.`,
  advice: 'Check its address, and whether the firewall of this machine lets the store reach it.',
})

async function resultOf(probe: Probe, limitMs: number): Promise<ProbeResult> {
  const signal = AbortSignal.timeout(limitMs)
  const late = Promise.withResolvers<ProbeResult>()
  signal.addEventListener('abort', () => late.resolve(lateResult(limitMs)))
  try {
    return await Promise.race([probe.run(signal), late.promise])
  } catch (error) {
    if (signal.aborted) return lateResult(limitMs)
    const problem = error instanceof Error ? error.message : String(error)
    return { ok: false, problem, advice: 'Check its settings. This is what the system or the service said.' }
  }
}

/** Runs all probes at once, and returns what each found, in their order. */
export function runProbes(probes: readonly Probe[], { limitMs, mask }: ProbeLimits): Promise<Finding[]> {
  return Promise.all(
    probes.map(async (probe) => {
      const startedAt = performance.now()
      const result = await resultOf(probe, limitMs)
      const facts = { name: probe.name, ms: Math.round(performance.now() - startedAt) }
      return result.ok
        ? { ...facts, ok: true, detail: mask(result.detail) }
        : { ...facts, ok: false, problem: mask(result.problem), advice: mask(result.advice) }
    }),
  )
}
