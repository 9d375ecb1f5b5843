import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'

export interface ActionButtonProps
  extends ButtonProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  readonly busy: boolean
}

/** A button that ignores presses while its action runs. It keeps the focus, which a disabled button would lose. */
export function ActionButton({ busy, onClick, ...button }: ActionButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  )
}
