import { familyName } from './family-name.ts'
import type { PartTag } from './part.ts'
import { sentence } from './written-words.ts'

export const minFamilySize = 2
export const maxFamilySize = 60

/**
 * Increment this whenever the rules read something else in names: families, or hands (see handFacets). A server that
 * finds parts of an older version reads all names again.
 */
export const familyRuleVersion = 2

/** Staff write this for a part that is in no family. */
export const noFamily = 'none'
export const maxFamilyCodeLength = 160
export const maxFamilyNameLength = 80

/** What decides a part's family; `family` is staff's correction, null for the rule. */
export interface FamilyFacts {
  readonly number: string
  readonly name: string
  readonly tags: readonly PartTag[]
  readonly family: string | null
}

/** The family that the rule finds: `Hinges: HNG CAM LIFT W/ SCR`, from the first tag and the name. */
export function ruledFamily({ name, tags }: Pick<FamilyFacts, 'name' | 'tags'>): string {
  return `${tags[0] ?? ''}: ${familyName(name).base}`
}

/** The family that a part is in; parts with the same one, in any case, belong together. */
export function familyOf(part: FamilyFacts): string {
  if (part.family === null) return ruledFamily(part)
  return part.family.toLowerCase() === noFamily ? `${noFamily}: ${part.number}` : part.family
}

/** A 53-bit hash (cyrb53, public domain), computed alike everywhere. */
function hashOf(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 2 ** 32 * ((2 ** 20 - 1) & low) + (high >>> 0)
}

/** Family keys are larger than any part id, because a part that is in no family has its id in place of one. */
const lowestKey = 2 ** 52

/** The family as a number, from 2^52 up to 2^53. */
export function familyKeyOf(part: FamilyFacts): number {
  return lowestKey + hashOf(familyOf(part).trim().replace(/\s+/g, ' ').toLowerCase())
}

/** The name of a changed part's family: staff's name for the one that the part was in does not go along into another. */
export function keptFamilyName(
  before: FamilyFacts & { readonly familyName: string | null },
  after: FamilyFacts,
): string | null {
  const leaves = after.family === null && familyKeyOf(before) !== familyKeyOf(after)
  return leaves ? null : before.familyName
}

/** The name of the family of a part for display; `named` is the name that staff gave it. */
export function familyTitle({ name }: Pick<FamilyFacts, 'name'>, named: string | null): string {
  const base = familyName(name).base.replace(/ PER (?:EA|FT|SQFT)$/, '')
  return named ?? sentence(base.split(' '))
}
