/** A condition on terms that both engines can say; a term stands for all terms that begin with it. */
export type TermCondition =
  | { readonly term: string }
  | { readonly allOf: readonly TermCondition[] }
  | { readonly anyOf: readonly TermCondition[] }
  | { readonly this: TermCondition; readonly butNot: TermCondition }
