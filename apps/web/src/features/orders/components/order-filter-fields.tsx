import { Button, Text, TextInput } from '@mantine/core'
import { minOrderSearch } from '@mullion/domain/orders/order-list'
import { IconSearch } from '@tabler/icons-react'
import { useId } from 'react'
import { datesProblem, needsMore, noSearch, type OrderFilter, sameSearch } from '../order-filter.ts'
import classes from './order-filter-fields.module.css'

export interface OrderFilterFieldsProps {
  readonly filter: OrderFilter
  readonly placeholder: string
  readonly onChange: (change: Partial<OrderFilter>) => void
}

const hint = `Enter at least ${minOrderSearch} characters, or both dates.`

export function OrderFilterFields({ filter, placeholder, onChange }: OrderFilterFieldsProps) {
  const noteId = useId()
  const problem = datesProblem(filter)
  const note = problem ?? (needsMore(filter) ? hint : '')
  const date = {
    type: 'date',
    error: problem !== null,
    max: '2099-12-31',
    'aria-describedby': noteId,
  }
  return (
    <search className={classes.filter}>
      <TextInput
        className={classes.text}
        type="search"
        label="Search orders"
        placeholder={placeholder}
        value={filter.text}
        maxLength={100}
        autoComplete="off"
        aria-describedby={noteId}
        leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <TextInput
        {...date}
        label="Start date"
        value={filter.startDate}
        onChange={(event) => onChange({ startDate: event.currentTarget.value })}
      />
      <TextInput
        {...date}
        label="End date"
        value={filter.endDate}
        onChange={(event) => onChange({ endDate: event.currentTarget.value })}
      />
      <Button
        variant="default"
        h={44}
        onClick={() => onChange(noSearch)}
        disabled={sameSearch(filter, noSearch)}
      >
        Clear
      </Button>
      <Text
        id={noteId}
        className={classes.note}
        fz="sm"
        c={problem ? 'var(--bad-ink)' : 'dimmed'}
        role="status"
      >
        {note}
      </Text>
    </search>
  )
}
