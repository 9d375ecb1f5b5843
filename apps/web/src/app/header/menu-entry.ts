import type { TablerIcon } from '@tabler/icons-react'

/** Something that can be picked from a menu of the page. */
export interface MenuEntry {
  readonly label: string
  readonly Icon: TablerIcon
  readonly act: () => void
  readonly preload: () => void
}

/** The menu of whoever is here. */
export interface HeaderMenuProps {
  /** The first name of whoever is signed in; null for a guest. */
  readonly person: string | null
  readonly entries: readonly MenuEntry[]
  /** Only a picture to press, and the name inside, where there is no room for more. */
  readonly compact: boolean
}
