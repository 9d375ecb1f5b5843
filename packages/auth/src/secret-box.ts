import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

/** Encrypts texts that a backup must not reveal and that the store itself needs again. */
export interface SecretBox {
  seal(text: string): Promise<string>
  /** Rejects if it was sealed with another secret. */
  open(sealed: string): Promise<string>
}

/** Creates a box on the store's secret, the same for all of its servers. */
export function createSecretBox(secret: string): SecretBox {
  return {
    seal: (data) => symmetricEncrypt({ key: secret, data }),
    open: (data) => symmetricDecrypt({ key: secret, data }),
  }
}
