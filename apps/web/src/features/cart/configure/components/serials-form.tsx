import { ActionIcon, Button, Flex, TextInput } from '@mantine/core'
import { repeatedSerials, serialsComplete } from '@mullion/domain/cart/serials'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import entry from '../../../../ui/serial-entry.module.css'
import { SerialPlacesButton } from '../../../../ui/serial-places-button.tsx'
import classes from '../configure.module.css'
import { addSerials } from '../typed-serials.ts'
import { ConfiguredQuantity, type ConfigureFormProps, ConfirmFrame } from './confirm-frame.tsx'

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
    <Flex component="ol" gap={6} wrap="wrap" aria-label="Serial numbers entered">
      {serials.map((serial, at) => (
        <li key={keyOf(serials, at)} className={classes.serial}>
          {serial}
          <ActionIcon variant="subtle" size={36} onClick={() => onRemove(at)} aria-label={`Remove ${serial}`}>
            <IconX size={16} stroke={2} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </Flex>
  )
}

/** Holds the serial numbers of a form and the field for entering them. */
function useSerials(before: readonly string[], typedBefore: string) {
  const [serials, setSerials] = useState(before)
  const [text, setText] = useState(typedBefore)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    serials,
    text,
    problem,
    setText,
    add(quantity: number) {
      const added = addSerials(serials, text, quantity)
      setSerials(added.serials)
      setText(added.rest)
      setProblem(added.problem)
    },
    remove(at: number) {
      setSerials(serials.toSpliced(at, 1))
      setProblem(null)
    },
  }
}

interface SerialEntryProps {
  readonly ref: Ref<HTMLInputElement>
  readonly text: string
  readonly problem: string | null
  readonly onType: (text: string) => void
  readonly onAdd: () => void
}

/** Field for one serial number, or several pasted ones; Enter adds them. */
function SerialEntry({ ref, text, problem, onType, onAdd }: SerialEntryProps) {
  const add = (event: FormEvent) => {
    event.preventDefault()
    onAdd()
  }
  return (
    <form className={entry.entry} onSubmit={add}>
      <TextInput
        ref={ref}
        className={entry.grow}
        label="Serial number of the door"
        placeholder="XX-XXXX"
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        error={problem}
        autoComplete="off"
        maxLength={2_000}
        data-autofocus
      />
      <Button type="submit" variant="default" h={44}>
        Add
      </Button>
    </form>
  )
}

/** Lists doors that get more than one piece, since this may be a mistake. */
function Repeated({ serials }: Pick<EnteredProps, 'serials'>) {
  const repeated = repeatedSerials(serials)
  if (repeated.length === 0) return null
  return (
    <p className={classes.notice} role="status">
      You entered {repeated.join(', ')} more than once. Keep it if that door needs more than one.
    </p>
  )
}

/** Form for the door serial number of each piece. */
export function SerialsForm({ onConfirm, typed, ...form }: ConfigureFormProps) {
  const { part } = form
  const before = form.configurations.find((each) => each.kind === 'serials')
  const [quantity, setQuantity] = useState(Math.max(1, Math.floor(form.quantity)))
  const { serials, text, problem, setText, ...entries } = useSerials(before?.serials ?? [], typed.text ?? '')
  const input = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const complete = serialsComplete(serials, quantity)
  // Confirm includes serial numbers that are typed but not added yet.
  const pending = text.trim() === '' ? null : addSerials(serials, text, quantity)
  const allSerials = pending?.problem === null ? pending.serials : serials
  useEffect(() => {
    if (complete && document.activeElement === input.current) confirm.current?.focus()
  }, [complete])

  const add = () => {
    entries.add(quantity)
    input.current?.focus()
  }
  const remove = (at: number) => {
    entries.remove(at)
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
      <SerialEntry ref={input} text={text} problem={problem} onType={setText} onAdd={add} />
      <SerialPlacesButton onOpen={form.onSerialPlaces} />
      <output className={classes.status} data-done={complete || undefined}>
        {serials.length} of {quantity} entered.
      </output>
      <Entered serials={serials} onRemove={remove} />
      <Repeated serials={allSerials} />
    </ConfirmFrame>
  )
}
