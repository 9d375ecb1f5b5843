import '@mantine/core/styles/Radio.layer.css'
import { ActionIcon, Button, Group, Radio, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  useInternalCompanies,
  useLastInternalCompanies,
  useRemoveInternalCompany,
} from '@mullion/client/accounts/internal-companies.hooks'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { actingState, chooseCustomer, typeTerm } from '../../../lib/acting.state.ts'
import { confirm } from '../../../lib/confirm.state.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import box from '../../../ui/box.module.css'
import { buttonIcon } from '../../../ui/button-icon.ts'
import inputs from '../../../ui/inputs.module.css'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import { Failed } from '../../../ui/query-states.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { useRetry } from '../../../ui/use-retry.ts'
import { customerTerms } from './customer-terms.ts'
import classes from './select-customer.module.css'

function useDeleteCustomer(onDeleted: (company: InternalCompany) => void) {
  const { mutate, isPending } = useRemoveInternalCompany()
  return async (company: InternalCompany) => {
    const { id, name } = company
    const text = 'No one will be able to order for this company. Past orders keep its name.'
    if (isPending || !(await confirm({ title: `Delete ${name}?`, text, action: 'Delete' }))) return
    const onSuccess = () => {
      notify(`${name} is deleted.`)
      onDeleted(company)
    }
    mutate({ internalCompanyId: id }, { onSuccess, onError: notifyError })
  }
}

interface CustomerRowProps {
  readonly company: InternalCompany
  readonly chosen: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function CustomerRow({ company, chosen, onEdit, onDelete }: CustomerRowProps) {
  const { name, customerNumber } = company
  return (
    <Group
      className={`${box.box} ${classes.row}`}
      gap={8}
      wrap="nowrap"
      p="6px 8px 6px 12px"
      mod={{ chosen }}
    >
      <Radio
        flex="1 1 auto"
        miw={0}
        name="customer"
        value={company.id}
        checked={chosen}
        onChange={() => chooseCustomer(company)}
        label={
          <>
            <strong>{name}</strong>{' '}
            <Text span ff="monospace">
              {customerNumber}
            </Text>
          </>
        }
        description={customerTerms(company)}
      />
      <ActionIcon variant="subtle" size={44} aria-label={`Edit ${name}`} onClick={onEdit}>
        <IconPencil size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        c="var(--bad-ink)"
        size={44}
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        <IconTrash size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

export interface SelectCustomerProps {
  readonly acting: InternalCompany | null
  readonly onProceed: (company: InternalCompany) => void
  readonly onCreate: () => void
  readonly onEdit: (company: InternalCompany) => void
  readonly onDeleted: (company: InternalCompany) => void
  readonly onBack: () => void
}

/** Puts the company ordered for first, unless it is among the last ones anyway. */
function lastWith(acting: InternalCompany | null, last: readonly InternalCompany[]) {
  return acting === null || last.some(({ id }) => id === acting.id) ? last : [acting, ...last]
}

/** Search delay required by the specification, in ms. */
const pauseMs = 500

export function SelectCustomer(props: SelectCustomerProps) {
  const { acting, onProceed, onCreate, onBack } = props
  const form = useRef<HTMLDivElement>(null)
  const picker = useSnapshot(actingState)
  const [settled] = useDebouncedValue(picker.term.trim(), pauseMs)
  const term = picker.term.trim() === '' ? '' : settled
  const search = useInternalCompanies(term)
  const last = useLastInternalCompanies()
  const { retry, retried } = useRetry(search, () => form.current?.querySelector('input')?.focus())
  const offered = term === '' ? lastWith(acting, last.data ?? []) : (search.data ?? [])
  const answered = term !== '' && search.data !== undefined && !search.isPlaceholderData
  const chosenId = (picker.chosen ?? acting)?.id
  const chosen = offered.find(({ id }) => id === chosenId) ?? null
  const remove = useDeleteCustomer((company) => {
    if (picker.chosen?.id === company.id) chooseCustomer(null)
    props.onDeleted(company)
    form.current?.querySelector('h1')?.focus()
  })
  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) onProceed(chosen)
  }
  return (
    <Stack component="form" ref={form} gap={14} maw={820} mx="auto" onSubmit={proceed}>
      <PanelHeading>Select customer</PanelHeading>
      <Group className={inputs.inputs ?? ''} align="end" gap={10}>
        <SearchInput
          flex="1 1 280px"
          label="Find a company by name or customer number"
          value={picker.term}
          onSearch={typeTerm}
        />
        <Button variant="default" h={44} leftSection={<IconPlus {...buttonIcon} />} onClick={onCreate}>
          Create customer
        </Button>
      </Group>
      <div aria-live="polite">
        {term !== '' && search.error && (
          <Failed
            error={search.error}
            onRetry={retry}
            busy={search.isFetching}
            focused={retried}
            compact={offered.length > 0}
            words={{ title: 'Failed to fetch companies' }}
          />
        )}
        {term !== '' && search.isLoading && <Skeleton height={180} />}
        {term === '' && last.isLoading && <Skeleton height={180} />}
        <Text fz="sm" c="dimmed">
          {answered && offered.length === 0 && 'No customers found.'}
          {term === '' &&
            !last.isLoading &&
            (offered.length > 0
              ? 'Last customers. Type a name or a customer number to find others.'
              : 'Type a name or a customer number, or create a customer.')}
        </Text>
        {offered.length > 0 && (
          <Stack component="fieldset" gap={8} aria-label="Customers" aria-busy={search.isPlaceholderData}>
            {offered.map((company) => (
              <CustomerRow
                key={company.id}
                company={company}
                chosen={company.id === chosen?.id}
                onEdit={() => props.onEdit(company)}
                onDelete={() => void remove(company)}
              />
            ))}
          </Stack>
        )}
      </div>
      <Group className={classes.actions ?? ''} justify="space-between" gap={10}>
        <Button variant="default" h={44} onClick={onBack}>
          Back to Cart
        </Button>
        <Button type="submit" h={44} disabled={chosen === null}>
          Proceed as Selected Customer
        </Button>
      </Group>
    </Stack>
  )
}
