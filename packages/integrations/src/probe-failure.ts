import { UnreadableAnswer } from './complete-answer.ts'
import { fails, type ProbeResult } from './probe.ts'
import { VendorStatus } from './vendor-call.ts'

interface ProbedVendor {
  readonly name: string
  /** The setting with its address. */
  readonly address: string
  /** The settings with its credentials, in words: `UPS_CLIENT_ID and UPS_CLIENT_SECRET`. */
  readonly credentials: string
}

function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let each = error; each instanceof Error && chain.length < 8; each = each.cause) chain.push(each)
  return chain
}

/** Returns what a failed call of a vendor means for the operator. */
export function probeFailure(error: unknown, { name, address, credentials }: ProbedVendor): ProbeResult {
  const chain = chainOf(error)
  const refusal = chain.find((each) => each instanceof VendorStatus)
  const status = refusal?.status ?? 0
  if (status === 401 || status === 403)
    return fails(`${name} does not accept the credentials.`, `Check ${credentials}.`)
  if (status === 404) return fails(`${name} does not know the call.`, `Check ${address}.`)
  if (status === 429) return fails(`${name} is asked too often.`, 'Try again in a minute.')
  if (status >= 500)
    return fails(`${name} has an error of its own, ${status}.`, `Try again later, or ask ${name}.`)
  if (refusal) return fails(refusal.message, `Ask ${name} about the code.`)
  if (chain.some((each) => each instanceof UnreadableAnswer))
    return fails(`${name} gave no answer that can be read.`, `Check that ${address} leads to ${name}.`)
  return fails(`${name} cannot be reached.`, `Check ${address}, and that the network allows it.`)
}
