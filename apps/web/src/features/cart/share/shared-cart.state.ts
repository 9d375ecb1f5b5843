import { proxy } from 'valtio'

/** How many times the cart icon has spun: once per cart added from a link. */
export const sharedCartState = proxy<{ turns: number }>({ turns: 0 })

export function turnCart(): void {
  sharedCartState.turns += 1
}
