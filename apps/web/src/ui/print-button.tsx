import { IconPrinter } from '@tabler/icons-react'
import './print-sheet.css'
import { QuietButton } from './quiet-button.tsx'

/** Prints the element marked with `data-print-sheet`, without the page around it. */
export function PrintButton({ label = 'Print' }: { readonly label?: string }) {
  return (
    <QuietButton onClick={() => window.print()}>
      <IconPrinter size={17} stroke={1.9} aria-hidden />
      {label}
    </QuietButton>
  )
}
