import { type DoorBuild, type Gasketing, gasketings, gasketingsOf } from './door.ts'

/** What the register says about a door's gaskets, as free text. */
interface Described {
  readonly build: DoorBuild
  readonly gaskets: string
}

/** Regex source for a gasket style: whole words, ignoring case. */
const pattern = (style: Gasketing) => style.replace(' ', '\\s+')
const anyStyle = gasketings.map(pattern).join('|')

/** A style negated right before its name: `non-magnetic`. */
const deniedStyle = new RegExp(`\\bno[nt]?[\\s-]+(?:${anyStyle})\\b`, 'gi')
/** Negating words; `No. 12` and `No. A12` are numbers, not negations. */
const denying =
  "no(?!\\.?\\s*[a-z]?-?\\d)|not|non|none|never|without|w\\/o|n\\/a|false|lack(?:s|ing)?|\\w+n['’]t"
const denial = new RegExp(`\\b(?:${denying})\\b`, 'i')
/** A clause that only negates its neighbor: `(none)`, `(isn't fitted)`. */
const mereDenial = new RegExp(`^(?:${denying})(?:\\s+(?:fitted|installed|included|present|used))?\\.?$`, 'i')
/** Clause separators; the slashes of `w/o` and `n/a` do not count. */
const betweenClauses = /[,;()[\]]|(?<!\bw(?=\/o\b))(?<!\bn(?=\/a\b))\//i
/** Negation and style in one word, such as `nonmagnetic`. */
const deniedInOneWord = new RegExp(`\\bnon(?:${anyStyle})\\b`, 'i')

function stylesIn(text: string): Gasketing[] {
  return gasketings.filter((style) => new RegExp(`\\b${pattern(style)}\\b`, 'i').test(text))
}

/** True if the clause that names a style contains a negation, or a clause next to it is a bare negation. */
function deniesStyle(text: string): boolean {
  const clauses = text
    .split(betweenClauses)
    .map((clause) => clause.trim())
    .filter(Boolean)
  return clauses.some((clause, at) => {
    if (stylesIn(clause).length === 0) return false
    const beside = [clauses[at - 1], clauses[at + 1]]
    return denial.test(clause) || beside.some((next) => next !== undefined && mereDenial.test(next))
  })
}

const eitherOf = gasketingsOf({ build: 'Saniswing' }).join(' or ')

function stylesProblem(build: DoorBuild, styles: readonly Gasketing[]): string | null {
  const known = gasketingsOf({ build })
  if (styles.includes('Magnetic') && !known.includes('Magnetic'))
    return 'Only Traditional doors have welded magnetic gaskets.'
  const own = styles.filter((style) => known.includes(style))
  return own.length === 1 || known.includes(null) ? null : `Choose ${eitherOf}.`
}

/**
 * Returns the special gaskets a description names; null for the build's usual ones; `unclear` if the text is
 * unreliable: it names two styles where a door has one, a style its build cannot have, or a negation in the same
 * clause.
 */
export function gasketingNamed({ build, gaskets }: Described): Gasketing | null | 'unclear' {
  const said = gaskets.replace(deniedStyle, ' ')
  const styles = stylesIn(said)
  if (deniesStyle(said)) return 'unclear'
  if (stylesProblem(build, styles)) return 'unclear'
  return styles.find((style) => gasketingsOf({ build }).includes(style)) ?? null
}

/**
 * Returns why a new door's gasket description needs rewording, or null. Stricter than the parser for doors already in
 * the register.
 */
export function gasketsProblem({ build, gaskets }: Described): string | null {
  const styles = stylesIn(gaskets)
  if (deniedInOneWord.test(gaskets) || deniesStyle(gaskets))
    return 'List the gaskets the door has, not the ones it lacks.'
  return stylesProblem(build, styles)
}
