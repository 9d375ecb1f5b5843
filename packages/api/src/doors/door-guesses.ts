import { type Limits, limitRules } from '../security/limits.ts'

const { most } = limitRules['door-lookup']
/** Past so many lookups and wrong statements somebody tries numbers, who would learn from a right one being in order too. */
const guessing = 3 * most

/**
 * Counts what an address said wrong of registered doors as lookups, or that would be a way around their limit; right
 * statements are not counted, so that whoever works on many doors can. Gives how many wrong ones may still be told from
 * right ones, these among them, and until when; below 0, right ones are not told either.
 */
export async function doorAllowance(
  limits: Limits,
  address: string,
  wrong: number,
): Promise<{ readonly left: number; readonly endsAt: Date }> {
  const { before, endsAt } = await limits.add('door-lookup', address, wrong)
  return { left: before > guessing ? -1 : Math.max(0, most - before), endsAt }
}
