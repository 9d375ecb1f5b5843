import type { ConfigurationKindOf } from './configuration-kind.ts'
import type { Configuration, ConfigurationKind } from './configuration-schema.ts'
import { cutsKind } from './cuts.ts'
import { directionKind } from './direction.ts'
import { doorKind } from './door-uses.ts'
import { serialsKind } from './serials.ts'
import { voltageKind } from './voltage.ts'

type KindOf<Name extends ConfigurationKind> = ConfigurationKindOf<Extract<Configuration, { kind: Name }>>

const kinds: { readonly [Name in ConfigurationKind]: KindOf<Name> } = {
  direction: directionKind,
  serials: serialsKind,
  voltage: voltageKind,
  cuts: cutsKind,
  door: doorKind,
}

export function kindOf(kind: ConfigurationKind): ConfigurationKindOf<Configuration> {
  // Safe as long as each handler only receives configurations of its own kind, which TypeScript cannot express.
  return kinds[kind] as unknown as ConfigurationKindOf<Configuration>
}
