import { Button, NativeSelect, TextInput } from '@mantine/core'
import { auditActions } from '@mullion/domain/security/audit'
import type { AuditFilter } from '@mullion/domain/security/audit-log'
import { auditActionName } from '@mullion/domain/security/audit-words'
import { SearchInput } from '../../../ui/search-input.tsx'
import classes from './audit-log.module.css'

/** The filter as typed; empty texts filter nothing. */
export type TypedFilter = Readonly<Record<keyof AuditFilter, string>>

export const noFilter: TypedFilter = {
  ...{ person: '', company: '', action: '', subject: '' },
  ...{ startDate: '', endDate: '', search: '' },
}

/** Returns what is wrong with the dates; null if they are in order. */
export const datesProblem = ({ startDate, endDate }: TypedFilter) =>
  startDate && endDate && endDate < startDate ? 'Enter a date on or after the first one.' : null

const actionChoices = [
  { value: '', label: 'All actions' },
  ...auditActions
    .map((action) => ({ value: action, label: auditActionName(action) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
]

export interface AuditFilterFieldsProps {
  readonly filter: TypedFilter
  readonly onChange: (filter: TypedFilter) => void
}

/** Narrows the audit log while the user types. */
export function AuditFilterFields({ filter, onChange }: AuditFilterFieldsProps) {
  const text = (field: keyof TypedFilter, label: string, placeholder = '') => ({
    label,
    placeholder,
    value: filter[field],
    maxLength: 100,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...filter, [field]: event.currentTarget.value }),
  })
  return (
    <div className={classes.filter}>
      <SearchInput
        className={classes.wide ?? ''}
        label="Search"
        placeholder="Names, values, IP addresses"
        value={filter.search}
        onSearch={(search) => onChange({ ...filter, search })}
      />
      <TextInput {...text('person', 'Person', 'Name or email')} />
      <TextInput {...text('company', 'Company', 'Name or customer number')} />
      <NativeSelect
        label="Action"
        data={actionChoices}
        value={filter.action}
        onChange={({ currentTarget: { value: action } }) => onChange({ ...filter, action })}
      />
      <TextInput {...text('subject', 'Subject', 'Order, part, customer, email')} />
      <TextInput {...text('startDate', 'From')} type="date" max="2099-12-31" />
      <TextInput {...text('endDate', 'To')} type="date" max="2099-12-31" error={datesProblem(filter)} />
      {Object.values(filter).some((value) => value !== '') && (
        <Button variant="default" className={classes.clear ?? ''} onClick={() => onChange(noFilter)}>
          Clear filters
        </Button>
      )}
    </div>
  )
}
