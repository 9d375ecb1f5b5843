import { type Limits, limitRules } from '../security/limits.ts'

const { most } = limitRules['door-lookup']
/**
 * Beyond this many lookups and wrong entries, the caller is guessing, and even confirming a right number
 * would help them.
 */
const guessing = 3 * most

/**
 * Counts wrong door data entered from an IP address as lookups, since it would otherwise bypass their limit;
 * correct data is not counted, so working on many doors stays possible. Returns how many wrong entries may
 * still be reported, including these, and when the count resets. Below 0, correct entries are not confirmed
 * either.
 */
export async function doorAllowance(
  limits: Limits,
  address: string,
  wrong: number,
): Promise<{ readonly left: number; readonly endsAt: Date }> {
  const { before, endsAt } = await limits.add('door-lookup', address, wrong)
  return { left: before > guessing ? -1 : Math.max(0, most - before), endsAt }
}
