import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { PrintButton } from '../../../../ui/print-button.tsx'
import { resultText } from '../result-text.ts'

export interface TakeAlongProps {
  readonly result: Parameters<typeof resultText>
  readonly children?: ReactNode
}

export function TakeAlong({ result, children }: TakeAlongProps) {
  return (
    <Group gap={4} ml={-9} data-no-print>
      <CopyButton text={resultText(...result)} label="Copy as text" word="Copy as text" />
      <PrintButton />
      {children}
    </Group>
  )
}
