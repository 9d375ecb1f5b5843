import { Stack, Text } from '@mantine/core'
import { useFamily } from '@mullion/client/catalog/family.hooks'
import type { FamilyView } from '@mullion/domain/catalog/family-input'
import { variantsText } from '@mullion/domain/catalog/family-price'
import { counterparts } from '@mullion/domain/catalog/family-table'
import { partLink } from '../../../lib/part-link.ts'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { PartNumber } from '../../../ui/part-text.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { SelectionTable } from './selection-table.tsx'

export interface FamilySectionProps {
  readonly partId: number
  readonly actions: CatalogActions
}

/** `Left hand. For a right-hand door: 0301-CHRH0`. */
function OtherHand({ family, partId, actions }: FamilySectionProps & { readonly family: FamilyView }) {
  const at = family.parts.findIndex(({ id }) => id === partId)
  const hands = family.columns.find(({ name }) => name === 'Hand')
  const own = hands?.cells[at]?.text
  const [place] = counterparts(family, at, 'Hand')
  const other = place === undefined ? undefined : family.parts[place]
  if (!own || place === undefined || !other) return null
  return (
    <Text fz="md">
      {own} hand. For a {hands.cells[place]?.text.toLowerCase()}-hand door:{' '}
      <a href={partLink(other.id)} onClick={onPlainClick(() => actions.openPart(other.id))}>
        <PartNumber>{other.number}</PartNumber>
      </a>
    </Text>
  )
}

/** The other parts of a part's family, on its page; nothing for a part in none. */
export function FamilySection({ partId, actions }: FamilySectionProps) {
  const { data: family } = useFamily(partId)
  if (!family?.parts.some(({ id }) => id === partId)) return null
  return (
    <Stack component="section" gap={8} miw={0} aria-labelledby="part-family" data-no-print>
      <Text component="h3" id="part-family" fw={600}>
        {family.title}: {variantsText(family.count)}
      </Text>
      <OtherHand family={family} partId={partId} actions={actions} />
      <SelectionTable partId={partId} count={family.count} actions={actions} marked={partId} />
    </Stack>
  )
}
