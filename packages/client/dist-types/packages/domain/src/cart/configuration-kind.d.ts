import type { Part } from '../catalog/part.ts';
/** The part fields that decide how it is configured. */
export type ConfigurablePart = Pick<Part, 'id' | 'unit' | 'requirements'>;
export interface ConfigurationProblem {
    readonly code: 'cart.configuration_missing' | 'cart.configuration_unexpected' | 'cart.direction_not_split' | 'cart.serials_not_complete' | 'cart.voltage_not_split' | 'cart.panels_not_split' | 'cart.panels_unexpected' | 'cart.wall_thickness_missing' | 'cart.quantity_not_of_cuts' | 'cart.door_serial_missing' | 'cart.door_not_magnetic' | 'cart.door_not_of_part' | 'cart.quantity_not_of_doors';
    readonly text: string;
}
/**
 * The quantity a configuration must add up to. `alone` is true for the configuration that the part requires.
 */
export interface ConfiguredQuantity {
    readonly quantity: number;
    readonly alone: boolean;
}
/** The operations on one kind of configuration; each kind's file also contains its schema. */
export interface ConfigurationKindOf<Configuration> {
    /** Title of the form. */
    readonly title: string;
    /** Noun phrase for messages: `a voltage`. */
    readonly name: string;
    readonly request: string;
    /** Text lines for the cart, the order and mail; none if the configuration is empty. */
    describe(configuration: Configuration): string[];
    /** Adds up configurations of one part, merging equal cuts or doors. */
    sum(configurations: readonly [Configuration, ...Configuration[]]): Configuration;
    /** Subtracts `taken`; null if there is not that much. */
    subtract(configuration: Configuration, taken: Configuration): Configuration | null;
    /** Returns what does not add up, or null. */
    problem(part: ConfigurablePart, configuration: Configuration, expected: ConfiguredQuantity): ConfigurationProblem | null;
}
/** Returns the problem for shares that do not add up to the quantity. */
export declare function notSplit(code: ConfigurationProblem['code'], shares: string, quantity: number): ConfigurationProblem;
