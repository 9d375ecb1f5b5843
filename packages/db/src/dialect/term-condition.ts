/** A condition on index terms that both engines can express; `term` matches by prefix, `whole` matches exactly. */
export type TermCondition =
  | { readonly term: string }
  | { readonly whole: string }
  | { readonly allOf: readonly TermCondition[] }
  | { readonly anyOf: readonly TermCondition[] }
  | { readonly this: TermCondition; readonly butNot: TermCondition }
