import type { DealerPhrase } from './phrases.ts'

/** Written by somebody who saw only the catalog, after the search was finished; run once, then kept as it is. */
export const strangersPhrases: readonly DealerPhrase[] = []
