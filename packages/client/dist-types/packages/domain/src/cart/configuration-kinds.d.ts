import type { ConfigurationKindOf } from './configuration-kind.ts';
import type { Configuration, ConfigurationKind } from './configuration-schema.ts';
/** Returns the handlers for a kind of configuration. */
export declare function kindOf(kind: ConfigurationKind): ConfigurationKindOf<Configuration>;
