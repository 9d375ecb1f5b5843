import type { Configuration, ConfigurationKind } from '@mullion/domain/cart/configuration-schema'
import { requiredConfiguration } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'

/** What is asked about a part, by what was stated before; where nothing has to be, a line may still be for doors. */
export function askedKind(
  part: Pick<Part, 'id' | 'requirements'>,
  configurations: readonly Configuration[],
): ConfigurationKind | null {
  const required = requiredConfiguration(part, configurations)
  return required?.kind ?? configurations.find(({ kind }) => kind === 'door')?.kind ?? null
}
