import { hashOfKey } from '@mullion/db/security/key-hash'

/** Key under which a code's use is counted, so that it works once across all purposes. */
export const usedCode = (userId: number, code: string) => `${userId}:${hashOfKey(code)}`
