import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    chromiumPath: string
    compileCacheDir: string
    filledDataDir: string
  }
}

/** What was prepared once for the whole run. */
export const provided = {
  chromiumPath: inject('chromiumPath'),
  compileCacheDir: inject('compileCacheDir'),
  filledDataDir: inject('filledDataDir'),
}
