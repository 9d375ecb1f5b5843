import { closeOverlay, navigate, openOverlay } from '../navigation.ts'
import type { FiltersAndSort } from '../routes.ts'
import { allParts, searchFor as search, startRoute, to } from '../routes.ts'

export const openCart = () => navigate(to('cart'))
export const openSearch = () => navigate(to('search'))
export const searchFor = (text: string) => navigate(search(text))
export const showAllParts = () => navigate(allParts)
export const goHome = () => navigate(startRoute)
export const showPage = (page: number) => navigate({ page })
export const showFiltered = (change: Partial<FiltersAndSort>) => navigate({ page: 1, ...change })
export const correctText = (text: string) => navigate({ text, page: 1 })
export const openPart = (part: number) => openOverlay({ part })
export const closePart = () => closeOverlay('part')
export const openHelp = (popup: 'privacy' | 'returns' | 'serials') => openOverlay({ popup })
export const closeHelp = () => closeOverlay('popup')
export const openCalculator = (calculator: 'gasket' | 'heater' | 'magnetic') => openOverlay({ calculator })
export const closeCalculator = () => closeOverlay('calculator')
export const openLogin = () => openOverlay({ login: true })
