import { expansionOf } from './part-name.ts'

/** More abbreviations, expanded only for display; search uses search/synonyms.ts. */
const furtherShorthand: Readonly<Record<string, string>> = {
  anod: 'anodized',
  batt: 'battery',
  blu: 'blue',
  brshd: 'brushed',
  btn: 'button',
  chr: 'chrome',
  clr: 'clear',
  cyl: 'cylinder',
  gry: 'gray',
  grn: 'green',
  hd: 'heavy duty',
  htd: 'heated',
  hvy: 'heavy',
  hyd: 'hydraulic',
  incand: 'incandescent',
  insul: 'insulated',
  ka: 'keyed alike',
  kd: 'keyed different',
  lam: 'laminated',
  lg: 'large',
  lt: 'light',
  med: 'medium',
  mt: 'mount',
  nyl: 'nylon',
  opg: 'opening',
  pkg: 'package',
  pneu: 'pneumatic',
  pntd: 'painted',
  polycarb: 'polycarbonate',
  prof: 'profile',
  reg: 'regular',
  rel: 'release',
  retro: 'retrofit',
  sec: 'section',
  sect: 'sectional',
  sm: 'small',
  sq: 'square',
  surf: 'surface',
  svc: 'service',
  sz: 'size',
  thru: 'through',
  trad: 'traditional',
  unhtd: 'unheated',
  univ: 'universal',
  vl: 'vertical lift',
  whl: 'wheel',
  x: '×',
  yel: 'yellow',
}

const properNames: Readonly<Record<string, string>> = {
  coldswing: 'Coldswing',
  droptrac: 'DropTrac',
  fingersafe: 'Fingersafe',
  saniswing: 'Saniswing',
}

/** Abbreviations that stay in capitals; so does any word without a vowel. */
const acronyms: ReadonlySet<string> = new Set(['ess', 'id', 'le', 'led', 'nema', 'od', 'pe', 'uhmw', 'usb'])

/** Units attached to numbers in part names, and how they are displayed; `V` stays attached: 120V. */
const dimensionUnits: Readonly<Record<string, string>> = {
  A: ' A',
  FT: ' ft',
  GA: ' ga',
  GAL: ' gal',
  HP: ' HP',
  IN: ' in',
  KVA: ' kVA',
  KW: ' kW',
  LB: ' lb',
  MM: ' mm',
  OHM: ' ohm',
  OZ: ' oz',
  SQ: ' square',
  V: 'V',
  VA: ' VA',
  VAC: ' VAC',
  VDC: ' VDC',
  W: ' W',
  YD: ' yd',
}

const measure = /^(#?[\d./-]*\d(?:X[\d./-]*\d)*)([A-Z]*)$/

function writtenWord(word: string): string {
  const lower = word.toLowerCase()
  const known = furtherShorthand[lower] ?? expansionOf(lower) ?? properNames[lower]
  if (known !== undefined) return known
  const spelled = word.length === 1 || acronyms.has(lower) || !/[AEIOUY]/.test(word)
  return spelled ? word : lower
}

/** Returns the display form of a word or of a number with its unit: `48IN` becomes `48 in`, `J-TRK` becomes `J-track`. */
export function writtenOut(token: string): string {
  if (token === 'W/') return 'with'
  const [, number = '', unit = ''] = measure.exec(token) ?? []
  const unitText = unit === '' ? '' : dimensionUnits[unit]
  if (number !== '' && unitText !== undefined) return `${number.replaceAll('X', ' × ')}${unitText}`
  return token
    .split(/([/\-&(),.]+)/)
    .map((word) => (/^[A-Z]+$/.test(word) ? writtenWord(word) : word))
    .join('')
}

export function sentence(tokens: readonly string[]): string {
  const text = tokens
    .map(writtenOut)
    .join(' ')
    .replace(/\bpackage (?=\d)/g, 'pack of ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
