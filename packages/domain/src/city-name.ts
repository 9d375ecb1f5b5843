/** Postal abbreviations of words in city names. */
const cityWords: Readonly<Record<string, string>> = {
  bch: 'beach',
  ctr: 'center',
  e: 'east',
  ft: 'fort',
  hts: 'heights',
  jct: 'junction',
  mt: 'mount',
  mtn: 'mountain',
  n: 'north',
  pk: 'park',
  s: 'south',
  spg: 'spring',
  spgs: 'springs',
  st: 'saint',
  ste: 'sainte',
  vlg: 'village',
  w: 'west',
}

function plain(city: string): string {
  return city
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => cityWords[word] ?? word)
    .join('')
}

/** Compares city names loosely: ignores case, spaces, punctuation, accents and postal abbreviations. */
export function sameCity(one: string, other: string): boolean {
  return plain(one) === plain(other)
}
