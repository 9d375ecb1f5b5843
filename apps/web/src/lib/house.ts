import { houseCompanyId } from '@mullion/domain/accounts/actor'

/** True for the company that staff belong to. */
export function isHouse({ id }: { readonly id: number }): boolean {
  return id === houseCompanyId
}
