import { Button, TextInput } from '@mantine/core'
import { likelySerial } from '@mullion/domain/doors/door-serial'
import { IconListNumbers, IconRulerMeasure } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { useEarlyText } from '../../../lib/use-early-text.ts'
import type { CatalogActions } from '../catalog-actions.ts'
import classes from './entries.module.css'

interface EntriesProps {
  readonly actions: Pick<
    CatalogActions,
    'searchFor' | 'openCalculator' | 'openQuickOrder' | 'showSerialLocations'
  >
}

/** Field for a door's serial number: two-digit year, dash, four digits; the dash is optional. */
function SerialEntry({ actions }: EntriesProps) {
  const [serial, setSerial] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEarlyText(field, serial, setSerial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const likely = likelySerial(serial)
    if (likely) actions.searchFor(likely)
    else setProblem('Enter a serial number such as 15-0001.')
  }
  return (
    <form className={classes.entry} onSubmit={submit} noValidate>
      <h2 className={classes.title}>Find parts by serial number</h2>
      <div className={classes.row}>
        <TextInput
          ref={field}
          className={classes.field}
          size="md"
          aria-label="Door serial number"
          placeholder="15-0001"
          maxLength={12}
          autoComplete="off"
          value={serial}
          error={problem}
          onChange={(event) => {
            setSerial(event.currentTarget.value)
            setProblem(null)
          }}
        />
        <Button type="submit" size="md">
          Find parts
        </Button>
      </div>
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.help}
        onClick={actions.showSerialLocations}
      >
        Where is the serial number?
      </Button>
    </form>
  )
}

export function Entries({ actions }: EntriesProps) {
  return (
    <section className={classes.entries} aria-label="Start here">
      <SerialEntry actions={actions} />
      <div className={classes.entry}>
        <h2 className={classes.title}>Size a gasket or heater wire</h2>
        <p className={classes.text}>Enter the opening size to get every length you need.</p>
        <div className={classes.row}>
          {(['gasket', 'heater'] as const).map((calculator) => (
            <Button
              key={calculator}
              component="a"
              href={`/?calculator=${calculator}`}
              variant="default"
              size="md"
              leftSection={<IconRulerMeasure size={18} stroke={1.8} aria-hidden />}
              onClick={onPlainClick(() => actions.openCalculator(calculator))}
            >
              {calculator === 'gasket' ? 'Gasket' : 'Heater wire'}
            </Button>
          ))}
        </div>
      </div>
      <div className={classes.entry}>
        <h2 className={classes.title}>Quick order</h2>
        <p className={classes.text}>Know the part numbers? Type them, or paste a list.</p>
        <div className={classes.row}>
          <Button
            variant="default"
            size="md"
            leftSection={<IconListNumbers size={18} stroke={1.8} aria-hidden />}
            onClick={actions.openQuickOrder}
          >
            Open quick order
          </Button>
        </div>
      </div>
    </section>
  )
}
