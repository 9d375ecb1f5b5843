import type { PartRequirements } from '../catalog/part.ts';
/** What must be configured before a part can be ordered; only the first matching rule applies. */
export type ConfigurationRule = 'calculated' | 'magnetic gasket' | 'direction' | 'serial' | 'voltage' | 'precision cut' | 'wall thickness';
/** True for parts whose quantity comes from doors alone, so nothing can be ordered on top. */
export declare function doorsDecide({ id }: {
    readonly id: number;
}): boolean;
/** Returns the first rule that matches a part, or null if it can be ordered as is. */
export declare function configurationRule(part: {
    readonly id: number;
    readonly requirements: PartRequirements;
}): ConfigurationRule | null;
/** Tells the buyer what a part needs before it can be ordered; the caller finishes the sentence. */
export declare function configurationNeed(rule: ConfigurationRule): string;
