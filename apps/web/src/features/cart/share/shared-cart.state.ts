import { proxy } from 'valtio'

/** How often the cart icon has turned, each time for a cart that came by a link. */
export const sharedCartState = proxy<{ turns: number }>({ turns: 0 })

export function turnCart(): void {
  sharedCartState.turns += 1
}
