const unknown = { search: '', origin: '' } as const

/** The page's own origin; empty on the server, which knows only the path. */
export const ownAddress = (): Pick<Location, 'search' | 'origin'> =>
  typeof location === 'undefined' ? unknown : location
