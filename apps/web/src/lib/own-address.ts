const unknown = { search: '', origin: '' } as const

/** The page's own address; empty where pages are drawn by the server, to which only the place in it is told. */
export const ownAddress = (): Pick<Location, 'search' | 'origin'> =>
  typeof location === 'undefined' ? unknown : location
