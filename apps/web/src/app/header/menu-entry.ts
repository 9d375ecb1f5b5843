import type { TablerIcon } from '@tabler/icons-react'

/** An entry of a menu. */
export interface MenuEntry {
  readonly label: string
  readonly Icon: TablerIcon
  readonly act: () => void
  readonly preload: () => void
}

/** The user menu's props. */
export interface HeaderMenuProps {
  /** The user's first name; null for a guest. */
  readonly person: string | null
  readonly entries: readonly MenuEntry[]
  /** An icon only; the name is inside the menu. */
  readonly compact: boolean
}
