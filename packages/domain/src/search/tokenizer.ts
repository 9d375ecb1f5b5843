/**
 * Splits text into words: lower case, no accents, letters and digits only. `w/` becomes "with", and a fraction stays
 * one word, so 1/4 does not match every 1 and 4.
 */
export function tokenize(text: string): string[] {
  const plain = text
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  const written = plain
    .replace(/(^|\s)w\/(?!o(?![a-z0-9]))/g, '$1with ')
    .replace(/(?<![0-9])([0-9]{1,2})[/\u2044]([0-9]{1,2})(?![0-9])/g, ' $1over$2')
  return written.match(/[a-z0-9]+/g) ?? []
}

export function unique(words: readonly string[]): string[] {
  return [...new Set(words)]
}
