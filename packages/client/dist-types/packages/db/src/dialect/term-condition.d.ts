/** A condition on index terms that both engines can express; `term` matches by prefix, `exact` matches exactly. */
export type TermCondition = {
    readonly term: string;
} | {
    readonly exact: string;
} | {
    readonly allOf: readonly TermCondition[];
} | {
    readonly anyOf: readonly TermCondition[];
} | {
    readonly this: TermCondition;
    readonly except: TermCondition;
};
