import '@mantine/core/styles/Radio.layer.css'
import { Button, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import { actingState, chooseCustomer, typeTerm } from '../../../lib/acting.state.ts'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import { FoundCustomers } from './found-customers.tsx'
import classes from './select-customer.module.css'

export interface SelectCustomerProps {
  /** The company this tab orders for; null for none. */
  readonly acting: InternalCompany | null
  readonly onProceed: (company: InternalCompany) => void
  readonly onCreate: () => void
  readonly onEdit: (company: InternalCompany) => void
  readonly onDeleted: (company: InternalCompany) => void
  readonly onBack: () => void
}

/** Search delay required by the specification, in ms. */
const pauseMs = 500

/** Picker for the company staff order for; searches by name or customer number. */
export function SelectCustomer(props: SelectCustomerProps) {
  const { acting, onProceed, onCreate, onBack } = props
  const picker = useSnapshot(actingState)
  const [term] = useDebouncedValue(picker.term.trim(), pauseMs)
  const chosen = (picker.chosen ?? acting) as InternalCompany | null
  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) onProceed(chosen)
  }
  return (
    <Stack component="form" gap={14} maw={820} mx="auto" onSubmit={proceed}>
      <PanelHeading>Select customer</PanelHeading>
      <div className={classes.search}>
        <TextInput
          type="search"
          label="Find a company by name or customer number"
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          value={picker.term}
          onChange={(event) => typeTerm(event.currentTarget.value)}
          maxLength={100}
          autoComplete="off"
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={onCreate}
        >
          Create customer
        </Button>
      </div>
      <div aria-live="polite">
        <FoundCustomers
          term={picker.term.trim() === '' ? '' : term}
          chosen={chosen}
          onChoose={chooseCustomer}
          onEdit={props.onEdit}
          onDeleted={(company) => {
            if (picker.chosen?.id === company.id) chooseCustomer(null)
            props.onDeleted(company)
          }}
        />
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          Back to Cart
        </Button>
        <Button type="submit" disabled={chosen === null}>
          Proceed as Selected Customer
        </Button>
      </div>
    </Stack>
  )
}
