import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { saveFile } from '../../../../lib/save-file.ts'
import { store } from '../../../../lib/store-info.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { QuietButton } from '../../../../ui/quiet-button.tsx'
import { recoveryText } from '../setup-secret.ts'
import classes from './recovery-codes.module.css'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
}

/** Prints only the elements marked for printing. */
function print(): void {
  const { dataset } = document.documentElement
  dataset.printing = 'part'
  window.addEventListener('afterprint', () => delete dataset.printing, { once: true })
  window.print()
}

/** Recovery codes for a lost phone; shown only once. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const text = recoveryText(store.name, codes)
  return (
    <div>
      <div className={classes.sheet}>
        <p className={classes.heading}>Recovery codes for {store.name}</p>
        <ul className={classes.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={classes.actions}>
        <CopyButton text={text} label="Copy recovery codes" word="Copy" />
        <QuietButton onClick={print}>
          <IconPrinter size={17} stroke={1.9} aria-hidden />
          Print
        </QuietButton>
        <QuietButton onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}>
          <IconDownload size={17} stroke={1.9} aria-hidden />
          Download
        </QuietButton>
      </div>
    </div>
  )
}
