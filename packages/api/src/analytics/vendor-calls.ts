import type { SeenVendor, VendorCountsAt } from '@mullion/db/analytics/vendor-health.repository'
import { emptyHistogram, latencyClass } from '@mullion/domain/analytics/latency'
import {
  afterCall,
  noRun,
  probeFailedCode,
  type Vendor,
  vendorKey,
} from '@mullion/domain/analytics/vendor-health'
import type { VendorCall, VendorCounter, VendorQuestion } from '@mullion/integrations/vendor-health'
import type { Clock } from '../clock.ts'

export interface KnownVendor extends Vendor {
  /** Asks it whether it answers; null if only the store's own calls show that. */
  readonly question: VendorQuestion | null
}

/** Everything counted since the last call of `take`. */
export interface CountedVendors {
  readonly counts: readonly VendorCountsAt[]
  readonly seen: readonly SeenVendor[]
}

export interface VendorCalls extends VendorCounter {
  known(): readonly KnownVendor[]
  take(): CountedVendors
}

interface Counts {
  calls: number
  noAnswer: number
  refused: number
  errors: number
  readonly histogram: number[]
}

const minuteMs = 60_000
/** Enough for the vendors of an hour in which nothing can be stored; calls beyond that go uncounted. */
const maxSlots = 1000

const unseen = (vendor: string): SeenVendor => ({
  vendor,
  ...noRun,
  errorKind: null,
  errorCode: null,
  errorAt: null,
  openUntilAt: null,
})

function count(slot: Counts, { ms, failure }: VendorCall): void {
  slot.calls += 1
  slot.noAnswer += failure?.kind === 'no_answer' ? 1 : 0
  slot.refused += failure?.kind === 'refused' ? 1 : 0
  slot.errors += failure?.kind === 'error' ? 1 : 0
  const at = latencyClass(ms)
  slot.histogram[at] = (slot.histogram[at] ?? 0) + 1
}

/** Returns the cause of a failure; none for a probe, which must not replace the cause that a real call has shown. */
function causeOf({ failure }: VendorCall, at: Date) {
  if (!failure || failure.code === probeFailedCode) return {}
  return { errorKind: failure.kind, errorCode: failure.code, errorAt: at }
}

/** Counts in memory this server's calls of vendors, until a job stores them. */
export function createVendorCalls(clock: Clock): VendorCalls {
  const known = new Map<string, KnownVendor>()
  let slots = new Map<string, Counts>()
  let seen = new Map<string, SeenVendor>()

  function slotOf(minute: number, vendor: string): Counts | null {
    const key = `${minute}\n${vendor}`
    const slot = slots.get(key)
    if (slot) return slot
    if (slots.size >= maxSlots) return null
    const made = { calls: 0, noAnswer: 0, refused: 0, errors: 0, histogram: emptyHistogram() }
    slots.set(key, made)
    return made
  }

  function add(vendor: Vendor, call: VendorCall): void {
    const [key, at] = [vendorKey(vendor), clock()]
    const slot = slotOf(Math.floor(at.getTime() / minuteMs), key)
    if (slot) count(slot, call)
    const before = seen.get(key) ?? unseen(key)
    const opened = call.openForMs ? { openUntilAt: new Date(at.getTime() + call.openForMs) } : {}
    seen.set(key, {
      ...before,
      ...afterCall(before, at, call.failure !== null),
      ...causeOf(call, at),
      ...opened,
    })
  }

  function register(vendor: Vendor, question?: VendorQuestion): void {
    const key = vendorKey(vendor)
    const earlier = known.get(key)
    const { subject, adapter, builtIn, off = false } = vendor
    known.set(key, {
      ...{ subject, adapter, builtIn, off },
      question: question ?? earlier?.question ?? null,
    })
  }

  return {
    register,
    add,

    known: () => [...known.values()],

    take() {
      const taken = { slots, seen }
      slots = new Map()
      seen = new Map()
      const counts = [...taken.slots].map(([key, slot]) => {
        const [minute, vendor = ''] = key.split('\n')
        return { at: new Date(Number(minute) * minuteMs), vendor, ...slot }
      })
      return { counts, seen: [...taken.seen.values()] }
    },
  }
}
