import type { Part } from '../catalog/part.ts'

/** The fields of a part that decide how it is configured. */
export type ConfigurablePart = Pick<Part, 'id' | 'unit' | 'requirements'>

/** Why a line cannot be ordered as it is configured. */
export interface ConfigurationProblem {
  readonly code:
    | 'cart.configuration_missing'
    | 'cart.configuration_unexpected'
    | 'cart.direction_not_split'
    | 'cart.serials_not_complete'
    | 'cart.voltage_not_split'
    | 'cart.panels_not_split'
    | 'cart.panels_unexpected'
    | 'cart.wall_thickness_missing'
    | 'cart.quantity_not_of_cuts'
    | 'cart.door_serial_missing'
    | 'cart.door_not_magnetic'
    | 'cart.door_not_of_part'
    | 'cart.quantity_not_of_doors'
  readonly text: string
}

/** The quantity that a configuration has to come to, and whether it alone answers what the part asks for. */
export interface ConfiguredQuantity {
  readonly quantity: number
  readonly alone: boolean
}

/** All that the store does with one kind of configuration; its schema stands beside it. */
export interface ConfigurationKindOf<Configuration> {
  /** The title of the form that asks for it. */
  readonly title: string
  /** What a line has that is configured so: `a voltage`. */
  readonly name: string
  /** Asks a buyer for it. */
  readonly request: string
  /** What it says, in lines for the cart, the order and mail; no line for one that says nothing. */
  describe(configuration: Configuration): string[]
  /** Configurations of one part added up; equal cuts, or equal doors, are counted together. */
  sum(configurations: readonly [Configuration, ...Configuration[]]): Configuration
  /** What is left without another; null where there is not so much. */
  subtract(configuration: Configuration, taken: Configuration): Configuration | null
  /** What does not add up for a part that asks for it, or null. */
  problem(
    part: ConfigurablePart,
    configuration: Configuration,
    expected: ConfiguredQuantity,
  ): ConfigurationProblem | null
}

/** The problem of shares that do not make up the quantity. */
export function notSplit(
  code: ConfigurationProblem['code'],
  shares: string,
  quantity: number,
): ConfigurationProblem {
  return { code, text: `${shares} must add up to the quantity of ${quantity}.` }
}
