import type { ImportDeps } from '@mullion/api/imports/import.service'
import { openDatabase } from '@mullion/db/open'
import { createPartImages } from '@mullion/integrations/files/part-images'
import type { Terminal } from '@mullion/terminal/terminal'
import { type Env, readEnv } from '../env.ts'
import { filePlaceOf, openFileStores } from '../ports/file-stores.ts'
import { withoutLogin } from '../settings/summary.ts'

export type Store = ImportDeps & AsyncDisposable & { readonly env: Env; readonly shownUrl: string }

/** Opens the store that the settings name. */
export async function openStore({ env: values }: Terminal): Promise<Store> {
  const env = readEnv(values)
  const db = await openDatabase(env.DATABASE_URL)
  return {
    env,
    db,
    shownUrl: withoutLogin(env.DATABASE_URL),
    images: createPartImages({ store: openFileStores(filePlaceOf(env))('images') }),
    clock: () => new Date(),
    [Symbol.asyncDispose]: () => db.close(),
  }
}
