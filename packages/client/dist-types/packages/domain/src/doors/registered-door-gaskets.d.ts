import { type DoorBuild, type Gasketing } from './door.ts';
/** What the register says about a door's gaskets, as free text. */
interface Described {
    readonly build: DoorBuild;
    readonly gaskets: string;
}
/**
 * Returns the special gaskets a description names; null for the build's usual ones; `unclear` if the text is
 * unreliable: it names two styles where a door has one, a style its build cannot have, or a negation in the same
 * clause.
 */
export declare function gasketingNamed({ build, gaskets }: Described): Gasketing | null | 'unclear';
/**
 * Returns why a new door's gasket description needs rewording, or null. Stricter than the parser for doors already in
 * the register.
 */
export declare function gasketsProblem({ build, gaskets }: Described): string | null;
export {};
