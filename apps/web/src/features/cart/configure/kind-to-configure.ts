import type { Configuration, ConfigurationKind } from '@mullion/domain/cart/configuration-schema'
import { requiredConfiguration } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'

/**
 * Returns the kind of configuration to ask for, given the current ones. Parts that require none may still be for
 * doors.
 */
export function kindToConfigure(
  part: Pick<Part, 'id' | 'requirements'>,
  configurations: readonly Configuration[],
): ConfigurationKind | null {
  const required = requiredConfiguration(part, configurations)
  return required?.kind ?? configurations.find(({ kind }) => kind === 'door')?.kind ?? null
}
