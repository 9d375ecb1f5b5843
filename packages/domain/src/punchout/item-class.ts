import type { PartTag } from '../catalog/part.ts'

/** Doors, in the United Nations Standard Products and Services Code (UNSPSC): what has no class of its own. */
export const doorClass = '30171500'
/** Hardware in general. */
const hardware = '31162800'

/** UNSPSC classes of the tags that are about a kind of part. Other tags are about the door that it belongs to. */
const classes: Readonly<Partial<Record<PartTag, string>>> = {
  Gaskets: '31181500',
  Hinges: '31162403',
  'Latches and Strikes': '31162407',
  Handles: '31162801',
  Locks: '46171500',
  'Push Buttons': '39122216',
  'Electrical Components': '39120000',
  'Roller Chain': '31151600',
  Windows: '30171600',
  'Door Closers': hardware,
  'Fast Track Hardware': hardware,
  'Installation Hardware': hardware,
  'J-Track Hardware': hardware,
}

/** Returns the UNSPSC class of a part by its tags, the first that has one. */
export function itemClassOf(tags: readonly PartTag[]): string {
  for (const tag of tags) {
    const found = classes[tag]
    if (found) return found
  }
  return doorClass
}
