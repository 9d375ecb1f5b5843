import { type DoorBuild, type Gasketing, gasketings, gasketingsOf } from './door.ts'

/** What a register says of the gaskets of a door, in words. */
interface Described {
  readonly build: DoorBuild
  readonly gaskets: string
}

/** A named style of gaskets as a pattern: in whole words, in any case. */
const pattern = (style: Gasketing) => style.replace(' ', '\\s+')
const anyStyle = gasketings.map(pattern).join('|')

/** A style that is denied right before its name: `non-magnetic`. */
const deniedStyle = new RegExp(`\\bno[nt]?[\\s-]+(?:${anyStyle})\\b`, 'gi')
/** Words that deny something; `No. 12` and `No. A12` are numbers. */
const denying =
  "no(?!\\.?\\s*[a-z]?-?\\d)|not|non|none|never|without|w\\/o|n\\/a|false|lack(?:s|ing)?|\\w+n['’]t"
const denial = new RegExp(`\\b(?:${denying})\\b`, 'i')
/** A denial of nothing else than what stands beside it: `(none)`, `(isn't fitted)`. */
const mereDenial = new RegExp(`^(?:${denying})(?:\\s+(?:fitted|installed|included|present|used))?\\.?$`, 'i')
/** What parts one statement from the next; the strokes of `w/o` and `n/a` do not. */
const betweenClauses = /[,;()[\]]|(?<!\bw(?=\/o\b))(?<!\bn(?=\/a\b))\//i
/** One word of a denial and a style. */
const deniedInOneWord = new RegExp(`\\bnon(?:${anyStyle})\\b`, 'i')

function stylesIn(text: string): Gasketing[] {
  return gasketings.filter((style) => new RegExp(`\\b${pattern(style)}\\b`, 'i').test(text))
}

/** True where the clause that names a style, or a mere denial right beside it, denies something. */
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

/** The styles of which a Saniswing has exactly one. */
const eitherOf = gasketingsOf({ build: 'Saniswing' }).join(' or ')

/** What is wrong with the styles that a text names for a door of this build, or null. */
function stylesProblem(build: DoorBuild, styles: readonly Gasketing[]): string | null {
  const known = gasketingsOf({ build })
  if (styles.includes('Magnetic') && !known.includes('Magnetic'))
    return 'Only Traditional doors have welded magnetic gaskets.'
  const own = styles.filter((style) => known.includes(style))
  return own.length === 1 || known.includes(null) ? null : `Name one of ${eitherOf}.`
}

/**
 * The special gaskets that a door is said to have, null for its usual ones, and `unclear` where nothing should be made of
 * the words: they name two styles of which a door has one, one that its build has not, or deny something in the same clause.
 */
export function gasketingNamed({ build, gaskets }: Described): Gasketing | null | 'unclear' {
  const said = gaskets.replace(deniedStyle, ' ')
  const styles = stylesIn(said)
  if (deniesStyle(said)) return 'unclear'
  if (stylesProblem(build, styles)) return 'unclear'
  return styles.find((style) => gasketingsOf({ build }).includes(style)) ?? null
}

/** Why a new door's gaskets should be put otherwise, or null. Stricter than reading what is registered already. */
export function gasketsProblem({ build, gaskets }: Described): string | null {
  const styles = stylesIn(gaskets)
  if (deniedInOneWord.test(gaskets) || deniesStyle(gaskets))
    return 'List the gaskets the door has, not the ones it lacks.'
  return stylesProblem(build, styles)
}
