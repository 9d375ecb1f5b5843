/** A condition on terms that both engines can say; `term` stands for all terms that begin with it, `whole` for itself. */
export type TermCondition =
  | { readonly term: string }
  | { readonly whole: string }
  | { readonly allOf: readonly TermCondition[] }
  | { readonly anyOf: readonly TermCondition[] }
  | { readonly this: TermCondition; readonly butNot: TermCondition }
