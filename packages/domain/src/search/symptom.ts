import { describedIn, descriptionIn } from './descriptions.ts'
import { bestPattern, indexed, type Pattern, patternsOf } from './keyword-patterns.ts'
import { lazy } from './lazy.ts'
import { asSpelled } from './misspellings.ts'
import { rankByPhrases } from './phrase-ranking.ts'
import { rootOf } from './stemming.ts'
import { symptomPhrases } from './symptom-phrases.ts'
import { symptomRows, symptomWords } from './symptoms.ts'
import { describingWords, doorWords, placeWords, stopWords, synonyms } from './synonyms.ts'
import { tokenize } from './tokenizer.ts'
import { toEnglish } from './translation.ts'

/** Shown above the results of a search that says what is wrong. */
export interface Symptom {
  /** One sentence: what usually causes it. */
  readonly why: string
  /** Searches for the kinds of part that cure it, likeliest first. */
  readonly cures: readonly string[]
}

const allPatterns = lazy(() => symptomRows.flatMap(patternsOf))
const symptomPatterns = lazy(() => indexed(allPatterns()))

const noReason = /\bfor (?:no|any)(?: \w+)? reason\b/g
const negations =
  /\b(?:(?:do|does|did|is|are|was|wo|ca|will|would|could|has|have)n['’]?t|wont|cant|cannot|never|without)\b/g

/** A text as patterns have it; 15 V does not say 15, and heavy duty is not heavy. */
function plainOf(text: string): string {
  return (
    asSpelled(toEnglish(text))
      // Said of what keeps water out, not of what is wet.
      .replace(
        /\b(?:water|moisture|damp|weather|vapor|dust|splash|freeze|frost|fog|rust|shatter|ice)[\s-]?(?:proof|resistant|tight|free)\b|\b(?:wet|damp)[\s-]locations?\b/g,
        ' ',
      )
      .replace(
        /\b(?:straight[\s-]up|goes straight up|up[\s-]and[\s-]down)(?=[\s-]+(?:\w+ )?doors?\b)/g,
        'vertical',
      )
      .replace(negations, ' not ')
      .replace(/\b(?:(?:refuses?|fails?|failed) to|no longer)\b/g, ' not ')
      .replace(/\b(?:stopped|stops|quit)\s+(?=[a-z]+ing\b)/g, ' not ')
      // Words with the root of another: a cam, snap-in, left hand.
      .replace(/\bcame\b/g, 'come')
      .replace(/\b(?:come|comes|coming) (?:off|out|loose|apart|undone|away|unglued|down)\b/g, '$& fall')
      .replace(/\bcut off\b/g, ' ')
      .replace(/\bsnapped\b/g, 'broke')
      .replace(/\btemps?\b/g, 'temperature')
      .replace(/\bleft (?=open|on\b|track)/g, 'leave ')
      .replace(/heavy[\s-]*duty/g, ' ')
      .replace(/\b(half|part|mid)[\s-]way\b/g, '$1way')
      .replace(/\broll[\s-]*up\b/g, 'rollup')
      .replace(/\bfork[\s-]+lift/g, 'forklift')
      .replace(noReason, ' reason ')
      // A pan that is made for dripping water.
      .replace(/\bdrip (?=pans?\b)/g, ' ')
  )
}

const rootsOf = (text: string) => tokenize(plainOf(text)).map(rootOf)

type RowMatch = Pick<Pattern, 'row' | 'slots'>

function symptomOf(pattern: RowMatch | null): Symptom | null {
  const row = pattern && symptomRows[pattern.row]
  return row ? { why: row.why, cures: row.cures } : null
}

const found = (roots: readonly string[]) => symptomOf(bestPattern(symptomPatterns(), roots))

const wordsOf = (text: string) => text.split(/[ ,.~]+/).filter((word) => /^[a-z]{3,}$/.test(word))

/** Words that name parts; where a door is or what it is made of names none. */
const things = lazy(
  () =>
    new Set(
      [
        ...symptomRows.flatMap(({ cures }) =>
          cures.map((cure) => cure.toLowerCase().split(' ').at(-1) ?? ''),
        ),
        ...Object.values(synonyms).flatMap(wordsOf),
        ...Object.keys(synonyms).flatMap((phrase) => wordsOf(phrase).slice(-1)),
      ]
        .filter(
          (word) => ![describingWords, doorWords, placeWords, stopWords].some((words) => words.has(word)),
        )
        .map(rootOf),
    ),
)

const complaints = lazy(
  () =>
    new Set([
      'not',
      ...['broken', 'torn', 'loose', 'off', 'ice', 'wet', 'leak', 'noise', 'stuck', 'hard', 'dead'].flatMap(
        (name) => (symptomWords[name] ?? '').split('|').map(rootOf),
      ),
    ]),
)

/** After these words comes what a part is for or does: `alarm if the freezer gets warm` asks for an alarm. */
const purposes = /\b(?:if|when|so|to(?! (?:the|a|my|our)\b)|in case)\b/
/** The same if nothing is wrong with it: `bar that clamps the gasket`, but not `gasket that is torn`. */
const descriptions = /\b(?:for|that|which|where|with)\b/

/** What says that something happens, and names no part: `fan keeps running when the door opens`. */
const happenings = /\b(?:keeps?|always|never|still|loses?|losing|lost|gets?|got|ha(?:ve|s) to)\b/

/** A bulb that does not break is wanted, not broken. */
const wishes = /\b(?:that|which) (?:(?:do|does|wo|ca|would)n['’]?t|wont|cant|never) \w+/g
/** Where a part is, after its name. */
const placed = /\b(?:in|on|at|of|inside|behind|over|under|between|for)\b/
/** What begins the description of a part whose name the buyer does not know: `thing that pushes the door open`. */
const wants =
  /^(?:(?:a|an|the|i|we|need|want|looking|for|some|kind|of|little|big|small|long|metal|plastic|rubber|padded|wood|steel)\s+)*(?:what (?:the|my|a)|thing|thingy|something|piece|part|gadget|device|item)s?\b/

const complains = (roots: readonly string[]) => roots.some((root) => complaints().has(root))

/** True if a text names a part and says what it is for, or describes it. */
function asksForPart(text: string): boolean {
  const plain = asSpelled(toEnglish(text)).replace(noReason, ' ').replace(wishes, ' with ')
  if (wants.test(plain) || /^(?:[\w-]+ ){0,3}thing(?:s|y)?\b/.test(plain)) return true
  const [before = '', ...after] = plain.split(purposes)
  const roots = rootsOf(before)
  const [head = ''] = before.split(placed)
  const isNamed =
    !roots.includes('not') &&
    [roots, rootsOf(head)].some((said) => isPart(said.at(-1) ?? '')) &&
    !happenings.test(before)
  if (after.length > 0 && isNamed && !found(roots)) return true
  const [named = '', ...described] = plain.split(descriptions)
  const said = rootsOf(named)
  const isWell = !complains(rootsOf(described.join(' ')))
  return described.length > 0 && said.some((root) => things().has(root)) && !found(said) && isWell
}

const rootsIn = (words: string) => words.split(' ').map(rootOf)

/** What happens to a part that wears out or breaks. */
const damaged = lazy(
  () =>
    new Set([
      ...['broken', 'torn', 'loose', 'off', 'stuck', 'noise'].flatMap((name) =>
        rootsIn((symptomWords[name] ?? '').replaceAll('|', ' ')),
      ),
      ...rootsIn(
        'pop missing gone burn blow jump snap fray stretch leak dent wobble fold error hit bang fade',
      ),
      ...rootsIn('freeze seep flicker blink buzz spin squeak drag pull knock kink dull clog'),
    ]),
)
/** The same where the part itself is spoiled: what is loose may only need to be fixed. */
const spoiled = lazy(
  () =>
    new Set(
      ['broken', 'torn', 'stuck'].flatMap((name) => rootsIn((symptomWords[name] ?? '').replaceAll('|', ' '))),
    ),
)
/** Between what fails and what it does. */
const verbs = new Set(
  `is are was were has have had got get gets keep keeps kept will would can could do does did not never
  always just only start starts started need needs look looks feel feels came come comes went goes go`.split(
    /\s+/,
  ),
)
/** Where what fails ends and the place where it is begins. */
const places = new Set('on of in at for from to inside under over behind by between above off'.split(' '))
/** After these words no longer what fails is named. */
const clauses = new Set(
  'when while if so because where who that which with without and but or until'.split(' '),
)
/** Where a door is, which says nothing about the part that fails. */
const rooms = new Set('walkin cooler freezer'.split(' '))
const articles = new Set('a an the my our your this that these those some one all both'.split(' '))
/** What a buyer calls the whole by, or what is no part: it says nothing more than the symptom does. */
const wholes = lazy(
  () =>
    new Set([
      ...rootsIn(
        'door light window glass wire heat power air motor operator opener edge side hand frame jamb',
      ),
      ...['slide', 'lift', 'power', 'cart', 'person', 'body', 'wet', 'ice', 'leak'].flatMap((name) =>
        rootsIn((symptomWords[name] ?? '').replaceAll('|', ' ')),
      ),
    ]),
)
/** What is no part, even with a word that describes it. */
const wallsAndWeather = lazy(
  () =>
    new Set(rootsIn('wind water wall panel forklift truck cart frame jamb way half time tooth teeth corner')),
)
const isPart = (root: string) => things().has(root) && !wallsAndWeather().has(root)
const kinds = lazy(
  () =>
    new Set([
      ...['slide', 'lift', 'power'].flatMap((name) =>
        rootsIn((symptomWords[name] ?? '').replaceAll('|', ' ')),
      ),
      ...[...doorWords].map(rootOf),
    ]),
)
const predicates =
  /^(?:is|are|was|were|ha[sd]|have|gets?|got|keeps?|kept|will|would|can|could|do|does|did|not|fell|came|comes?|broke|wore|tore|bent|(?!molded)\w{3,}ed)\b/
const longestSubject = 6

interface Subject {
  /** As said, with the place: `spring on the door closer`. */
  readonly said: string
  /** The words of the part alone, without where it is: `spring`. */
  readonly head: readonly string[]
  readonly isDamaged: boolean
  readonly isSpoiled: boolean
  /** True if it is said to do something or to be so: a bent strap hinge may be wanted, a strap hinge that is bent is not. */
  readonly isSaid: boolean
}

/** The part that a text begins with and says to fail: `wall guide roller is seized`, `broken spring on the closer`. */
function subjectOf(text: string): Subject | null {
  const words = tokenize(plainOf(text).replace(/\bwalk[\s-]+in\b/g, 'walkin'))
  const isDamage = (word: string) => damaged().has(rootOf(word))
  let from = 0
  while (articles.has(words[from] ?? '') || isDamage(words[from] ?? '')) from++
  const isAfter = words.slice(0, from).some(isDamage)
  let to = from
  while (to < words.length && !verbs.has(words[to] ?? '') && !clauses.has(words[to] ?? '')) {
    if (isDamage(words[to] ?? '')) break
    to++
  }
  const said = words.slice(from, to)
  const isSaid = to < words.length
  if (said.length === 0 || said.length > longestSubject || (!isSaid && !isAfter)) return null
  const place = said.findIndex((word) => places.has(word))
  const named = said.slice(0, place < 1 ? said.length : place)
  // Where it is tells which one is meant if that is a part or a kind of door: the spring of the closer.
  const at = said.slice(named.length + 1).filter((word) => !stopWords.has(word))
  const isTold = at.length > 0 && at.every((word) => kinds().has(rootOf(word)) || isPart(rootOf(word)))
  const head = [...(isTold ? at : []), ...named.filter((word) => !stopWords.has(word) && !rooms.has(word))]
  const last = rootOf(named.at(-1) ?? '')
  if (!isPart(last) || (head.length === 1 && wholes().has(last))) return null
  const others = [...words.slice(0, from), ...words.slice(to)].map(rootOf)
  return {
    said: (isTold ? said : named).join(' '),
    head: head.map(rootOf),
    isDamaged: others.some((word) => damaged().has(word)),
    isSpoiled: others.some((word) => spoiled().has(word)),
    isSaid: isSaid && predicates.test(words.slice(to).join(' ')),
  }
}

const mostCures = 3
const sameKind = 'A part that is worn or broken is replaced by one of the same kind.'

/** True if a cure is the part that is said to fail. */
function isSubject(cure: string, head: readonly string[]): boolean {
  const roots = cure
    .toLowerCase()
    .split(/[\s-]+/)
    .map(rootOf)
  const isSaid = head.every((word) => roots.includes(word)) && head.at(-1) === roots.at(-1)
  return isSaid && (head.length > 1 || roots.length === 1)
}

/** The symptom with the part that is said to fail as its first cure. */
function curedBySubject(pattern: RowMatch | null, text: string): Symptom | null {
  const symptom = symptomOf(pattern)
  const subject = subjectOf(text)
  if (!subject) return symptom
  const { said, head, isDamaged, isSpoiled, isSaid } = subject
  const cures = symptom?.cures ?? []
  const known = cures.find((cure) => isSubject(cure, head))
  const isFirst = head.length > 1 || isSpoiled
  if (symptom && known !== undefined)
    return isFirst ? { ...symptom, cures: [...new Set([known, ...cures])] } : symptom
  if (!symptom && !(isDamaged && isSaid)) return null
  const [word = ''] = head
  // A symptom of this word says which kinds of it are meant.
  const isNamed =
    head.length === 1 && cures.some((cure) => cure.toLowerCase().split(' ').map(rootOf).includes(word))
  const isMeant = head.length === 1 && !isSpoiled && pattern?.slots.some((slot) => slot.has(word))
  if (isNamed || isMeant) return symptom
  const named = said.charAt(0).toUpperCase() + said.slice(1)
  return { why: sameKind, cures: [named, ...cures].slice(0, mostCures) }
}

/** A size says which part is wanted: `amber bug strips 8 in`. */
const measures =
  /\d(?!\d*\s*(?:degrees?|f\b|minutes?|hours?|days?|years?|times|people|am\b|pm\b))|\b(?:by|per) (?:the )?f(?:oo)?t\b/

/** True for a size of something that is not said to do anything: `loose wheel 3 in`. */
const isMeasured = (text: string) =>
  measures.test(text) && !tokenize(plainOf(text)).some((word) => verbs.has(word) || predicates.test(word))

/** What a part does takes more of the words than what may be wrong: `cord that is yanked to open the door`. */
const saysMore = (text: string, roots: readonly string[]) =>
  (descriptionIn(text)?.weight ?? 0) > (bestPattern(symptomPatterns(), roots)?.weight ?? 0) + 1

/** `need a new key cylinder, lost all keys`, `just the arm for a closer, customer ripped it off`. */
const asks = /^(?:(?:i|we)\s+)?(?:need|want|looking\s+for|just\s+(?:the|a|one)|one|two|three|\d+)\s/
/** Where what is wanted ends, and why begins. */
const reasons = /,|\b(?:because|since|lost|customer|our)\b/

/** True if a text begins by asking for a part, and says why only after it. */
function isAskedFor(text: string): boolean {
  const plain = asSpelled(toEnglish(text))
  const [wanted = '', ...why] = plain.split(reasons)
  const roots = rootsOf(wanted)
  return why.length > 0 && asks.test(plain) && roots.some(isPart) && !complains(roots)
}

/** True if a text asks for a part by its size or by what it does. */
const isWish = (text: string, roots: readonly string[]) =>
  complains(roots)
    ? isMeasured(text) || saysMore(text, roots) || isAskedFor(text)
    : measures.test(text) || describedIn(text) !== null

const likelySymptoms = rankByPhrases(symptomPhrases)
const rowOf = lazy(() => new Map(symptomRows.map(({ why }, row) => [why, row])))

/** A line that matches is doubted if the text sounds that much less like its symptom than like another. */
const doubted = 0.6
/** So many of the words must be typical of a symptom that no line matches. */
const typical = 0.5

/** The symptom of a line that matches, or the one that the text sounds much more like. */
function likelier(pattern: Pattern, text: string): RowMatch {
  if (subjectOf(text)) return pattern
  const likely = likelySymptoms(text)
  const [first] = likely
  const own = likely.find(({ name }) => name === symptomRows[pattern.row]?.why)?.score ?? 0
  const row = first && own < doubted * first.score ? rowOf().get(first.name) : undefined
  return row === undefined ? pattern : { row, slots: [] }
}

/**
 * Returns the symptom that a text describes, or null. Of several lines that match, the one that takes the most of its words
 * wins, the first one of those; unless the text sounds much more like the example phrases of another symptom. A part that
 * is said to fail is its own first cure.
 */
export function symptomIn(text: string): Symptom | null {
  const roots = rootsOf(text)
  if (isWish(text, roots)) return null
  const pattern = bestPattern(symptomPatterns(), roots)
  if (!pattern && !roots.some((root) => damaged().has(root))) return null
  return asksForPart(text) ? null : curedBySubject(pattern && likelier(pattern, text), text)
}

/** What says that something happens, and is no part of a name. */
const happens =
  /\b(?:i|we|you|they|he|she|it|not|nobody|nothing|when|whenever|then|but|because|after|while|until)\b/i

/** The symptom whose example phrases a text sounds like; only for texts that find nothing as typed. */
export function likelySymptomIn(text: string): Symptom | null {
  const [likely] = likelySymptoms(text)
  if (!likely || likely.share < typical || !happens.test(plainOf(text))) return null
  if (measures.test(text) || asksForPart(text)) return null
  const row = rowOf().get(likely.name)
  return row === undefined ? null : symptomOf({ row, slots: [] })
}

/** True if a buyer tells what happens, so that the words are not the name of a part: `have to push it to make it latch`. */
export const tells = (text: string) => /\b(?:i|we|you|they|it|ha(?:ve|s) to)\b/i.test(text)
