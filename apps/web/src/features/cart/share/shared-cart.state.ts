import { proxy } from 'valtio'

export const sharedCartState = proxy<{ turns: number }>({ turns: 0 })

export function turnCart(): void {
  sharedCartState.turns += 1
}
