export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(ch|sh|x|z|s)$/.test(word) ? `${word}es` : `${word}s`
}

/** Returns the singular of a plural, or null: buyers type hinges where part names say hinge. */
export function singularOf(word: string): string | null {
  if (!/^[a-z]{3,}s$/.test(word) || /(ss|us|is)$/.test(word)) return null
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(ch|sh|x|z|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/**
 * The word without -ing, -ings or -ed, such as slid for sliding; null if fewer than four letters are left or nothing
 * was removed.
 */
export function stemOf(word: string): string | null {
  const [, stem = ''] = /^([a-z]{4,})(?:ing|ings|ed)$/.exec(word) ?? []
  return stem === '' || stem === word ? null : stem
}

/** The root of a word, so that frosts, frosted and frosty are one; shorter than its stem, and need not be a word. */
export function rootOf(word: string): string {
  const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word
  const bare = singular.replace(/(?<=[a-z]{3})(?:ing|ed)$/, '').replace(/(?<=[a-z]{2})[ey]$/, '')
  return bare.replace(/([bdgmnprt])\1$/, '$1')
}
