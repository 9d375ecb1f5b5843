export interface StoryFile {
  readonly name: string
  readonly openings: number
  readonly retried: readonly string[]
}

/** Maximum page loads per file, since loading the page is most of a short story's cost. */
export const maxOpenings = { short: 60, full: 120 }
export const maxRetried = 2

/** Returns why a run fails although every story passed. Time is not a reason, since it depends on the machine. */
export function storyFaults(files: readonly StoryFile[], { full }: { readonly full: boolean }): string[] {
  const most = full ? maxOpenings.full : maxOpenings.short
  const faults = files
    .filter(({ openings }) => openings > most)
    .map(({ name, openings }) => `${name} opened the page ${openings} times; the limit per file is ${most}.`)
  const retried = files.reduce((sum, each) => sum + each.retried.length, 0)
  return retried > maxRetried
    ? [...faults, `${retried} stories passed only on a retry; the limit is ${maxRetried}.`]
    : faults
}
