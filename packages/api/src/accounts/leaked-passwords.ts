/** Shorter ones would refuse passwords that only end in a few letters. */
const minLength = 6

let loaded: Promise<ReadonlySet<string>> | undefined

/**
 * The 49,000 passwords that leaked most often, in lower case, without the shortest; loaded at the first use, because
 * they take 5 MB and most servers never need them.
 */
export function leakedPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(
        [...dictionary['passwords-common']].map(String).filter((password) => password.length >= minLength),
      ),
  )
  return loaded
}
