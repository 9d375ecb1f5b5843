import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy, type TablerIcon } from '@tabler/icons-react'
import { useEffect } from 'react'
import { notifyProblem } from '../lib/notices.state.ts'
import { QuietButton } from './quiet-button.tsx'

export interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly word?: string
  readonly icon?: TablerIcon
}

/** Copies a text and shows a check mark; where the browser forbids it, the text is shown to be copied by hand. */
export function CopyButton({ text, label, word, icon = IconCopy }: CopyButtonProps) {
  const { copy, copied, error } = useClipboard({ timeout: 1_500 })
  useEffect(() => {
    if (error) notifyProblem(`Highlight this and press Ctrl+C: ${text}`)
  }, [error, text])
  const Icon = copied ? IconCheck : icon
  return (
    <QuietButton onClick={() => copy(text)} aria-label={copied ? `${label}: copied` : label} title={label}>
      <Icon size={17} stroke={1.9} aria-hidden />
      {word && <span>{copied ? 'Copied' : word}</span>}
    </QuietButton>
  )
}
