import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    chromiumPath: string
    filledDataDir: string
    storiesDir: string
  }
}

export const provided = {
  chromiumPath: inject('chromiumPath'),
  filledDataDir: inject('filledDataDir'),
  /** Folder for the data of the stories' shops; deleted after the run. */
  storiesDir: inject('storiesDir'),
}
