import { FileButton as MantineFileButton, type FileButtonProps as MantineProps } from '@mantine/core'
import { useRef } from 'react'

export interface FileButtonProps extends Pick<MantineProps, 'accept' | 'children'> {
  readonly onFile: (file: File) => void
}

/** Opens the file dialog. Forgets the file right away, because a browser does not report the same file twice. */
export function FileButton({ onFile, ...props }: FileButtonProps) {
  const reset = useRef<() => void>(null)
  const choose = (file: File | null) => {
    reset.current?.()
    if (file) onFile(file)
  }
  return <MantineFileButton {...props} onChange={choose} resetRef={reset} />
}
