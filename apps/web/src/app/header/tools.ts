import { calculatorTitles } from '../../lib/calculator-titles.ts'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'

export interface MenuLink {
  readonly label: string
  readonly link: string
  readonly open: () => void
  readonly current?: boolean
}

export const toolsMenu = 'Tools'

const calculators = (['gasket', 'heater'] as const).map((calculator) => ({
  label: calculatorTitles[calculator],
  link: `/?calculator=${calculator}`,
  open: () => openOverlay({ calculator }),
}))

export const tools: readonly MenuLink[] = [
  ...calculators,
  {
    label: 'Quick order',
    link: '/?panel=cart&view=quick-order',
    open: () => navigate(to('cart', 'quick-order')),
  },
]
