import { serialPattern } from '../doors/door-serial.ts'
import type { Configuration } from './configuration-schema.ts'
import { doorsOf } from './configuration-schema.ts'

const before = 'For door '

/** The comment that a line has for the door its buyer chose; it goes with the order. */
export function doorComment(serialNumber: string): string {
  return `${before}${serialNumber}`
}

const isDoorComment = (comment: string) =>
  comment.startsWith(before) && serialPattern.test(comment.slice(before.length))

/** Returns a line's comments with the chosen door in place of an earlier one; null removes it. */
export function withDoorComment(comments: readonly string[], serialNumber: string | null): string[] {
  const others = comments.filter((comment) => !isDoorComment(comment))
  return serialNumber === null ? others : [...others, doorComment(serialNumber)]
}

interface LineOfDoor {
  readonly comments: readonly string[]
  readonly configurations?: readonly Configuration[] | undefined
}

const serialsOf = (configuration: Configuration): readonly string[] =>
  configuration.kind === 'serials' ? configuration.serials : []

/** `unclear`: the line is for several doors, or for one that was entered by its measurements. */
type LineDoor = 'none' | 'unclear' | { readonly serialNumber: string }

/** Returns the door that a line is for: the one it was configured for, else the one chosen for it. */
export function doorOfLine({ comments, configurations = [] }: LineOfDoor): LineDoor {
  const configured = [
    ...configurations.flatMap(serialsOf),
    ...doorsOf(configurations).map(({ serialNumber }) => serialNumber),
  ]
  const chosen = comments.filter(isDoorComment).map((comment) => comment.slice(before.length))
  const [only, ...more] = new Set(configured.length > 0 ? configured : chosen)
  if (only === undefined) return 'none'
  return only === null || more.length > 0 ? 'unclear' : { serialNumber: only }
}
