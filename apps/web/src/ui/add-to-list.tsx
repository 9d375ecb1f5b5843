import { Button, type ButtonProps } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { IconListCheck } from '@tabler/icons-react'
import { requestList } from '../lib/list-request.state.ts'
import type { CartAddition } from '../lib/member-panels.ts'
import { buttonIcon } from './button-icon.ts'

export interface AddToListProps extends Pick<ButtonProps, 'h' | 'px' | 'variant' | 'disabled'> {
  readonly word: string
  /** Read when the button is pressed. */
  readonly lines: () => readonly CartAddition[]
  readonly name?: string
  readonly leftOut?: number
}

/** Adds lines to a list that the buyer chooses or makes; nothing for guests, who have no lists. */
export function AddToList({ word, lines, name, leftOut = 0, ...button }: AddToListProps) {
  const { data: viewer } = useViewer()
  if (!viewer || viewer.requiredAction) return null
  return (
    <Button
      variant="default"
      h={40}
      {...button}
      leftSection={<IconListCheck {...buttonIcon} />}
      onClick={() => requestList({ lines: lines(), name: name ?? null, leftOut })}
    >
      {word}
    </Button>
  )
}
