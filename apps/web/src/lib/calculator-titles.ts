export const calculatorTitles = {
  gasket: 'Gasket Calculator',
  heater: 'Heater Calculator',
  magnetic: 'Magnetic gasket',
} as const
export type OpenedCalculator = keyof typeof calculatorTitles

export const openedCalculators = Object.keys(calculatorTitles) as readonly OpenedCalculator[]
