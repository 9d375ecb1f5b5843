import * as z from 'zod/mini'
import { type Cut, cutsConfiguration } from './cuts.ts'
import { directionConfiguration } from './direction.ts'
import { type DoorUse, doorConfiguration } from './door-uses.ts'
import { serialsConfiguration } from './serials.ts'
import { voltageConfiguration } from './voltage.ts'

/** What a buyer stated about a part, by the kind of question that it answers. */
export const configuration = z.discriminatedUnion('kind', [
  directionConfiguration,
  serialsConfiguration,
  voltageConfiguration,
  cutsConfiguration,
  doorConfiguration,
])
export type Configuration = Readonly<z.output<typeof configuration>>
export type ConfigurationKind = Configuration['kind']

/** All that a buyer stated about a part: each kind at most once. */
export const configurations = z.readonly(
  z.array(configuration).check(
    z.refine((given) => new Set(given.map(({ kind }) => kind)).size === given.length, {
      error: 'Each kind of configuration can be used once.',
    }),
  ),
)

/** The doors that a part was calculated for; none where nothing is stated of doors. */
export function doorsOf(stated: readonly Configuration[] = []): readonly DoorUse[] {
  return stated.flatMap((each) => (each.kind === 'door' ? each.doors : []))
}

/** The pieces that a part is to be cut into; none where nothing is cut. */
export function cutsOf(stated: readonly Configuration[] = []): readonly Cut[] {
  return stated.flatMap((each) => (each.kind === 'cuts' ? each.cuts : []))
}
