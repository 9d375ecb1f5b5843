/** Shop abbreviations in part names and their meaning; names are stored unchanged. */
export const abbreviations: Readonly<Record<string, string>> = {
  adj: 'adjustable',
  alum: 'aluminum',
  assy: 'assembly',
  blk: 'black',
  brg: 'bearing',
  brkt: 'bracket',
  btm: 'bottom',
  ctr: 'center',
  cvr: 'cover',
  dbl: 'double',
  dr: 'door',
  elec: 'electrical',
  galv: 'galvanized',
  gskt: 'gasket',
  hdl: 'handle',
  hdw: 'hardware',
  hng: 'hinge',
  horiz: 'horizontal',
  htr: 'heater',
  lh: 'left hand',
  mag: 'magnetic',
  mtg: 'mounting',
  mtr: 'motor',
  oper: 'operator',
  plt: 'plate',
  pnl: 'panel',
  pwr: 'power',
  rh: 'right hand',
  rlr: 'roller',
  scr: 'screw',
  sgl: 'single',
  sld: 'slide',
  ss: 'stainless steel',
  std: 'standard',
  stl: 'steel',
  thk: 'thick',
  trk: 'track',
  vert: 'vertical',
  'w/': 'with',
  wht: 'white',
  xfmr: 'transformer',
}

export function expansionOf(word: string): string | undefined {
  return Object.hasOwn(abbreviations, word) ? abbreviations[word] : undefined
}

/** Matches whole words: `SS` but not in `SS304`; `w/` but not in `w/o`, which means the opposite. */
const shorthand = /(?<![a-z0-9])(?:w\/(?!o(?![a-z0-9]))|[a-z]+(?![a-z0-9]))/gi

function inCaseOf(word: string, expansion: string, name: string): string {
  const letters = word.endsWith('/') ? name : word
  if (letters === letters.toUpperCase() && /[A-Z]{2}/.test(letters)) return expansion.toUpperCase()
  return /^[A-Z]/.test(word) ? expansion.charAt(0).toUpperCase() + expansion.slice(1) : expansion
}

/**
 * Expands the abbreviations in a part name for display, preserving case: `LH HNG BRKT` becomes `LEFT HAND HINGE
 * BRACKET`.
 */
export function expandName(name: string): string {
  return name.replace(shorthand, (word, at: number) => {
    const expansion = expansionOf(word.toLowerCase())
    if (expansion === undefined) return word
    const written = inCaseOf(word, expansion, name)
    return word.endsWith('/') && /\S/.test(name.charAt(at + word.length)) ? `${written} ` : written
  })
}
