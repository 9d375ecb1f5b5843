export function typedSecret(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

export function recoveryText(storeName: string, codes: readonly string[]): string {
  const heading = `Recovery codes for ${storeName}`
  return [heading, 'Each code works once, without the authenticator app.', '', ...codes, ''].join('\n')
}
