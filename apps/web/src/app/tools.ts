import { calculatorTitles } from '../lib/calculator-titles.ts'
import { openOverlay } from './navigation/navigation.ts'

/** The menu after those of the categories. */
export const toolsMenu = 'Tools'

/** What works something out for a buyer, in the order of the menu. */
export const tools = (['gasket', 'heater'] as const).map((calculator) => ({
  label: calculatorTitles[calculator],
  /** For whoever opens it in a new tab. */
  link: `/?calculator=${calculator}`,
  open: () => openOverlay({ calculator }),
}))
