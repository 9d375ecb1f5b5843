import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    chromiumPath: string
    compileCacheDir: string
    filledDataDir: string
    storiesDir: string
  }
}

/** What was prepared once for the whole run. */
export const provided = {
  chromiumPath: inject('chromiumPath'),
  compileCacheDir: inject('compileCacheDir'),
  filledDataDir: inject('filledDataDir'),
  /** Where the shops of the stories put their data; it goes with the run. */
  storiesDir: inject('storiesDir'),
}
