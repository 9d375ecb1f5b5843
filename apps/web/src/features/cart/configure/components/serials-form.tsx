import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { repeatedSerials, serialsComplete } from '@mullion/domain/cart/serials'
import { oddYear } from '@mullion/domain/doors/registered-door'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import entry from '../../../../ui/serial-entry.module.css'
import { SerialPlacesButton } from '../../../../ui/serial-places-button.tsx'
import warning from '../../../../ui/warning.module.css'
import classes from '../configure.module.css'
import { addSerials } from '../typed-serials.ts'
import { ConfiguredQuantity, type ConfigureFormProps, ConfirmFrame, Status } from './confirm-frame.tsx'

interface EnteredProps {
  readonly serials: readonly string[]
  readonly onRemove: (at: number) => void
}

/** Two pieces may be for the same door, so the serial number alone is not a unique key. */
function keyOf(serials: readonly string[], at: number): string {
  const same = serials.slice(0, at).filter((each) => each === serials[at])
  return `${serials[at]} ${same.length}`
}

function Entered({ serials, onRemove }: EnteredProps) {
  if (serials.length === 0) return null
  return (
    <Group component="ol" gap={6} aria-label="Serial numbers entered">
      {serials.map((serial, at) => (
        <Group component="li" key={keyOf(serials, at)} className={classes.serial} gap={2} fz="sm">
          {serial}
          <ActionIcon variant="subtle" size={36} onClick={() => onRemove(at)} aria-label={`Remove ${serial}`}>
            <IconX size={16} stroke={2} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
    </Group>
  )
}

export function SerialsForm({ onConfirm, typed, ...form }: ConfigureFormProps) {
  const { part } = form
  const before = form.configurations.find((each) => each.kind === 'serials')
  const [quantity, setQuantity] = useState(Math.max(1, Math.floor(form.quantity)))
  const [serials, setSerials] = useState<readonly string[]>(before?.serials ?? [])
  const [text, setText] = useState(typed.text ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const complete = serialsComplete(serials, quantity)
  // Confirm includes serial numbers that are typed but not added yet.
  const pending = text.trim() === '' ? null : addSerials(serials, text, quantity)
  const allSerials = pending?.problem === null ? pending.serials : serials
  const repeated = repeatedSerials(allSerials)
  const now = new Date()
  const odd = [...new Set(allSerials)].flatMap((serial) => oddYear(serial, now) ?? [])
  useEffect(() => {
    if (complete && document.activeElement === input.current) confirm.current?.focus()
  }, [complete])

  const add = (event: FormEvent) => {
    event.preventDefault()
    const added = addSerials(serials, text, quantity)
    setSerials(added.serials)
    setText(added.rest)
    setProblem(added.problem)
    input.current?.focus()
  }
  const remove = (at: number) => {
    setSerials(serials.toSpliced(at, 1))
    setProblem(null)
    input.current?.focus()
  }
  const configuration = { quantity, configurations: [{ kind: 'serials', serials } as const] }
  const end = () =>
    pending?.problem ?? onConfirm({ quantity, configurations: [{ kind: 'serials', serials: allSerials }] })
  return (
    <ConfirmFrame
      {...form}
      configuration={configuration}
      typed={{ text }}
      onConfirm={end}
      ready={serialsComplete(allSerials, quantity)}
      confirm={confirm}
    >
      <ConfiguredQuantity part={part} quantity={quantity} onChange={setQuantity} />
      <form className={entry.entry} onSubmit={add}>
        <TextInput
          ref={input}
          className={entry.grow}
          label="Serial number of the door"
          placeholder="XX-XXXX"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={problem}
          autoComplete="off"
          maxLength={2_000}
          data-autofocus
        />
        <Button type="submit" variant="default" h={44}>
          Add
        </Button>
      </form>
      <SerialPlacesButton onOpen={form.onSerialPlaces} />
      <Status done={complete}>{`${serials.length} of ${quantity} entered.`}</Status>
      <Entered serials={serials} onRemove={remove} />
      {odd.length > 0 && (
        <Stack className={warning.warning ?? ''} gap={4} p="8px 12px" fz="sm" role="status">
          {odd.map((why) => (
            <p key={why}>{why}</p>
          ))}
        </Stack>
      )}
      {repeated.length > 0 && (
        <Text className={warning.warning} p="8px 12px" fz="sm" role="status">
          You entered {repeated.join(', ')} more than once. Keep it if that door needs more than one.
        </Text>
      )}
    </ConfirmFrame>
  )
}
