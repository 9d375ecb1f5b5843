import { calculatorTitles } from '../../lib/calculator-titles.ts'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'

/** The menu after the categories. */
export const toolsMenu = 'Tools'

const calculators = (['gasket', 'heater'] as const).map((calculator) => ({
  label: calculatorTitles[calculator],
  /** For opening in a new tab. */
  link: `/?calculator=${calculator}`,
  open: () => openOverlay({ calculator }),
}))

/** The calculators and quick order, in menu order. */
export const tools = [
  ...calculators,
  {
    label: 'Quick order',
    link: '/?panel=cart&view=quick-order',
    open: () => navigate(to('cart', 'quick-order')),
  },
]
