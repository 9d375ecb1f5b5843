import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'

export type MineOrCompany = 'mine' | 'company'

export interface WhoseControlProps {
  /** Whose what, such as `Whose returns`. */
  readonly label: string
  readonly whose: MineOrCompany
  readonly onWhose: (whose: MineOrCompany) => void
}

/** Switches a list between the viewer's own entries and those of the company, for its admins. */
export function WhoseControl({ label, whose, onWhose }: WhoseControlProps) {
  return (
    <SegmentedControl
      aria-label={label}
      value={whose}
      onChange={(next) => onWhose(next as MineOrCompany)}
      data={[
        { value: 'mine', label: 'Mine' },
        { value: 'company', label: 'Company' },
      ]}
    />
  )
}
