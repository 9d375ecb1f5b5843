export type ProbeResult =
  /** What was asked and answered, such as `UPS Ground for 12 lb to 60601: $18.42`. */
  | { readonly ok: true; readonly detail: string }
  /** What is wrong, and what the operator does about it; each one sentence without secrets. */
  | { readonly ok: false; readonly problem: string; readonly advice: string }

/** A harmless question to a configured service, for `mullion-server doctor`. It changes nothing that stays. */
export interface Probe {
  /** The service and what it is for, such as `UPS, parcel rates`. */
  readonly name: string
  /** Answers for every failure it knows; an error that it throws counts as one without advice of its own. */
  run(signal: AbortSignal): Promise<ProbeResult>
}

/** Returns a probe's good answer. */
export const works = (detail: string): ProbeResult => ({ ok: true, detail })

/** Returns a probe's bad answer. */
export const fails = (problem: string, advice: string): ProbeResult => ({ ok: false, problem, advice })
