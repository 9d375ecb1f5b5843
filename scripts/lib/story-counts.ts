/** What a run of the browser stories counted. */
export interface StoryFile {
  readonly name: string
  readonly seconds: number
  /** How often the file's stories loaded the page anew. */
  readonly openings: number
  /** The stories that passed only when they were run again. */
  readonly retried: readonly string[]
}

/** Opening the page is most of what a short story costs. */
export const maxOpenings = { short: 60, full: 120 }
export const maxRetried = 2
const slowest = 10

/** The slowest files, slowest first, as lines to print. */
export function slowestFiles(files: readonly StoryFile[]): string[] {
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest)
  return sorted.map(
    ({ name, seconds, openings }) => `${seconds.toFixed(1).padStart(7)} s  ${openings} openings  ${name}`,
  )
}

/** Why a run fails although each story passed; seconds are no reason, since they are the machine's as well. */
export function storyFaults(files: readonly StoryFile[], { full }: { readonly full: boolean }): string[] {
  const most = full ? maxOpenings.full : maxOpenings.short
  const faults = files
    .filter(({ openings }) => openings > most)
    .map(({ name, openings }) => `${name} opened the page ${openings} times; a file may ${most} times.`)
  const retried = files.reduce((sum, each) => sum + each.retried.length, 0)
  return retried > maxRetried
    ? [...faults, `${retried} stories passed only at a second attempt; ${maxRetried} may.`]
    : faults
}
