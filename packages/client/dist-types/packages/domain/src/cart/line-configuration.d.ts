import type { ConfigurablePart, ConfigurationProblem } from './configuration-kind.ts';
import { type ConfigurationRule } from './configuration-rule.ts';
import { type Configuration, type ConfigurationKind } from './configuration-schema.ts';
/** The cart line fields checked against its part. */
export interface ConfiguredLine {
    readonly quantity: number;
    readonly configurations?: readonly Configuration[];
}
/** A quantity and its configurations, which are only valid together. */
export interface LineConfiguration {
    readonly quantity: number;
    readonly configurations: readonly Configuration[];
}
/** The first rule that matches a part, and the kind of configuration that satisfies it. */
export interface RequiredConfiguration {
    readonly rule: ConfigurationRule;
    readonly kind: ConfigurationKind;
}
/**
 * Returns what a part requires before it can be ordered, or null. If the line names doors instead of what the
 * rule requires, the doors satisfy the rule, because they determine length and position for the whole
 * quantity.
 */
export declare function requiredConfiguration(part: Pick<ConfigurablePart, 'id' | 'requirements'>, configurations?: readonly Configuration[]): RequiredConfiguration | null;
/** Returns what is missing or wrong in a line's configurations, or null; only the first matching rule applies. */
export declare function configurationProblem(part: ConfigurablePart, line: ConfiguredLine): ConfigurationProblem | null;
/** Returns a configuration as text lines for the cart, the order and mail. */
export declare function describeConfiguration(configuration: Configuration): string[];
/** True if a configuration is empty, such as no cuts or zero pieces for both hands. */
export declare function isEmptyConfiguration(configuration: Configuration): boolean;
