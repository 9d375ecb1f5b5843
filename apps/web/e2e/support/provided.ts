import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    chromiumPath: string
    filledDataDir: string
    firstLoadKb: { scripts: number; styles: number }
  }
}

/** What was prepared once for the whole run. */
export const provided = {
  chromiumPath: inject('chromiumPath'),
  filledDataDir: inject('filledDataDir'),
  firstLoadKb: inject('firstLoadKb'),
}
