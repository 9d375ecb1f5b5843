import { Stack } from '@mantine/core'
import type { Part } from '@mullion/domain/catalog/part'
import { partLink } from '../lib/part-link.ts'
import { onPlainClick } from '../lib/plain-click.ts'
import { PartPicture } from './part-picture.tsx'
import { PartPrice } from './part-price.tsx'
import classes from './part-rows.module.css'
import { PartName, PartNumber } from './part-text.tsx'

export interface PartRowsProps {
  readonly parts: readonly Part[]
  readonly onOpen: (partId: number) => void
}

/** Height in pixels of a row with a two-line name, including the border; matches the style sheet. */
export const partRowHeight = 75

export function PartRows({ parts, onOpen }: PartRowsProps) {
  return (
    <ul className={classes.parts}>
      {parts.map((part) => (
        <li key={part.id}>
          <a className={classes.part} href={partLink(part.id)} onClick={onPlainClick(() => onOpen(part.id))}>
            <PartPicture className={classes.picture} part={part} width={160} />
            <Stack component="span" gap={0}>
              <span className={classes.name}>
                <PartName>{part.name}</PartName>
              </span>
              <PartNumber>{part.number}</PartNumber>
            </Stack>
            <span>
              <PartPrice part={part} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
