import * as z from 'zod/mini'
import { type Cut, cutsConfiguration } from './cuts.ts'
import { directionConfiguration } from './direction.ts'
import { type DoorUse, doorConfiguration } from './door-uses.ts'
import { serialsConfiguration } from './serials.ts'
import { voltageConfiguration } from './voltage.ts'

export const configuration = z.discriminatedUnion('kind', [
  directionConfiguration,
  serialsConfiguration,
  voltageConfiguration,
  cutsConfiguration,
  doorConfiguration,
])
export type Configuration = Readonly<z.output<typeof configuration>>
export type ConfigurationKind = Configuration['kind']

/** All configurations of a part; each kind at most once. */
export const configurations = z.readonly(
  z.array(configuration).check(
    z.refine((given) => new Set(given.map(({ kind }) => kind)).size === given.length, {
      error: 'Each kind of configuration can be used once.',
    }),
  ),
)

export function doorsOf(configurations: readonly Configuration[] = []): readonly DoorUse[] {
  return configurations.flatMap((each) => (each.kind === 'door' ? each.doors : []))
}

export function cutsOf(configurations: readonly Configuration[] = []): readonly Cut[] {
  return configurations.flatMap((each) => (each.kind === 'cuts' ? each.cuts : []))
}
