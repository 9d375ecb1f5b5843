import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { onPlainClick } from '../lib/plain-click.ts'

export interface BackLinkProps {
  /** Where it leads, such as `All lists`. */
  readonly to: string
  /** Its address, where it has one. */
  readonly href?: string | undefined
  readonly onBack: () => void
}

/** Leads from one row of a list back to the list. */
export function BackLink({ to, href, onBack }: BackLinkProps) {
  const looks = {
    'data-no-print': true,
    variant: 'subtle',
    h: 44,
    ml: -10,
    mr: 'auto',
    px: 10,
    leftSection: <IconArrowLeft size={18} stroke={1.9} aria-hidden />,
  } as const
  return href === undefined ? (
    <Button {...looks} onClick={onBack}>
      {to}
    </Button>
  ) : (
    <Button {...looks} component="a" href={href} onClick={onPlainClick(onBack)}>
      {to}
    </Button>
  )
}
