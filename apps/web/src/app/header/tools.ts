import { calculatorTitles } from '../../lib/calculator-titles.ts'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'

/** The menu after those of the categories. */
export const toolsMenu = 'Tools'

const calculators = (['gasket', 'heater'] as const).map((calculator) => ({
  label: calculatorTitles[calculator],
  /** For whoever opens it in a new tab. */
  link: `/?calculator=${calculator}`,
  open: () => openOverlay({ calculator }),
}))

/** What works something out for a buyer, or takes a whole list, in the order of the menu. */
export const tools = [
  ...calculators,
  {
    label: 'Quick order',
    link: '/?panel=cart&view=quick-order',
    open: () => navigate(to('cart', 'quick-order')),
  },
]
