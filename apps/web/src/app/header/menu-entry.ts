import type { TablerIcon } from '@tabler/icons-react'

export interface MenuEntry {
  readonly label: string
  readonly Icon: TablerIcon
  readonly act: () => void
  readonly preload: () => void
}

export interface HeaderMenuProps {
  /** The user's first name; null for a guest. */
  readonly person: string | null
  readonly entries: readonly MenuEntry[]
  readonly compact: boolean
}
