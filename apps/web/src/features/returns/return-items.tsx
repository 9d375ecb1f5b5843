import { List, Text } from '@mantine/core'
import { type NamedReturn, returnPhotoUrl } from '@mullion/client/returns/returns.hooks'
import { feeText, reasonRules } from '@mullion/domain/returns/return-policy'
import type { PartReturn } from '@mullion/domain/returns/return-view'
import { returnLineText } from '@mullion/domain/returns/return-words'
import { fileSize } from '../../lib/file-size.ts'
import { PartLines } from '../../ui/part-lines.tsx'

/** The lines of a return, each with its answer. */
export function ReturnItems({ lines, state }: Pick<PartReturn, 'lines' | 'state'>) {
  return (
    <PartLines
      label="Parts to return"
      lines={lines.map((line) => ({
        ...{ partId: line.partId, number: line.number, name: line.name },
        ...{ quantity: line.quantity, unit: line.unit },
        remarks: [
          reasonRules[line.reason].label,
          line.answer,
          line.decision === 'refused' ? '' : feeText(line.feePercent),
        ].filter((text) => text !== ''),
        progressText: returnLineText(line, { state }),
        ...{ unitPriceCents: null, lineTotalCents: null },
      }))}
      unpriced
    />
  )
}

interface PhotosProps {
  readonly named: NamedReturn
  readonly photos: PartReturn['photos']
}

/** The photos of a return, to download. */
export function ReturnPhotoLinks({ named, photos }: PhotosProps) {
  if (photos.length === 0) return null
  return (
    <List aria-label="Photos">
      {photos.map(({ id, name, sizeBytes }) => (
        <List.Item key={id}>
          <a href={returnPhotoUrl(named, id)} download={name}>
            {name}
          </a>{' '}
          <Text span c="dimmed" fz="sm">
            {fileSize(sizeBytes)}
          </Text>
        </List.Item>
      ))}
    </List>
  )
}
