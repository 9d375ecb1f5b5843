import { lazily } from './lazily.ts'
import { editDistance } from './spelling.ts'

/** Removes endings so that frosts, frosted and frosty are one word; the result need not be a word. */
export function rootOf(word: string): string {
  const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word
  const bare = singular.replace(/(?<=[a-z]{3})(?:ing|ed)$/, '').replace(/(?<=[a-z]{2})[ey]$/, '')
  return bare.replace(/([bdgmnprt])\1$/, '$1')
}

const leastMistyped = 6

/** Makes a function that gives a root with one typing error as the known root that it most likely is. */
export function menderOf(known: () => Pick<ReadonlySet<string>, 'has' | 'keys'>): (root: string) => string {
  const rootsByLetter = lazily(() => Map.groupBy(known().keys(), (root) => root[0]))
  return (root) => {
    if (root.length < leastMistyped || known().has(root)) return root
    const near = rootsByLetter().get(root[0]) ?? []
    const meant = near.find(
      (each) => Math.abs(each.length - root.length) <= 1 && editDistance(each, root) === 1,
    )
    return meant ?? root
  }
}
