import { ActionIcon, Button, Radio, Skeleton } from '@mantine/core'
import {
  useInternalCompanies,
  useRemoveInternalCompany,
} from '@mullion/client/accounts/internal-companies.hooks'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { confirm } from '../../../lib/confirm.state.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import fields from '../../../ui/fields.module.css'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { customerTerms } from './customer-terms.ts'
import classes from './select-customer.module.css'

/** Deletes a company after a confirmation. */
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
  readonly onChoose: (company: InternalCompany) => void
  readonly onEdit: (company: InternalCompany) => void
  readonly onDelete: (company: InternalCompany) => void
}

/** One company of the picker, with choose, edit and delete. */
function CustomerRow({ company, chosen, onChoose, onEdit, onDelete }: CustomerRowProps) {
  const { name, customerNumber } = company
  return (
    <div className={classes.row} data-chosen={chosen || undefined}>
      <Radio
        className={classes.choice ?? ''}
        name="customer"
        value={company.id}
        checked={chosen}
        onChange={() => onChoose(company)}
        label={
          <>
            <strong>{name}</strong> <span className={classes.number}>{customerNumber}</span>
          </>
        }
        description={customerTerms(company)}
      />
      <ActionIcon variant="subtle" size={44} aria-label={`Edit ${name}`} onClick={() => onEdit(company)}>
        <IconPencil size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        c="var(--bad-ink)"
        size={44}
        aria-label={`Delete ${name}`}
        onClick={() => onDelete(company)}
      >
        <IconTrash size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
    </div>
  )
}

export interface FoundCustomersProps {
  readonly term: string
  readonly chosen: InternalCompany | null
  readonly onChoose: (company: InternalCompany) => void
  readonly onEdit: (company: InternalCompany) => void
  readonly onDeleted: (company: InternalCompany) => void
}

/** Adds the chosen company at the top if the search did not find it. */
function withChosen(found: readonly InternalCompany[], chosen: InternalCompany | null) {
  const fresh = found.find(({ id }) => id === chosen?.id)
  return chosen && !fresh ? [chosen, ...found] : found
}

/** Search results to choose from; before a search, the company staff are ordering for. */
export function FoundCustomers({ term, chosen, onChoose, onEdit, onDeleted }: FoundCustomersProps) {
  const search = useInternalCompanies(term)
  const remove = useDeleteCustomer(onDeleted)
  const found = term === '' ? [] : (search.data ?? [])
  const rows = withChosen(found, chosen)
  const answered = term !== '' && search.data !== undefined && !search.isPlaceholderData
  return (
    <>
      {term !== '' && search.error && (
        <OutcomeNote tone="bad" title="Failed to fetch companies">
          <Button variant="default" mt={8} loading={search.isFetching} onClick={() => void search.refetch()}>
            Retry
          </Button>
        </OutcomeNote>
      )}
      {term !== '' && search.isLoading && <Skeleton height={180} />}
      {answered && found.length === 0 && <p className={fields.note}>No customers found.</p>}
      {term === '' && chosen === null && (
        <p className={fields.note}>Type a name or a customer number, or create a customer.</p>
      )}
      {rows.length > 0 && (
        <fieldset className={classes.rows} aria-label="Customers" aria-busy={search.isPlaceholderData}>
          {rows.map((company) => (
            <CustomerRow
              key={company.id}
              company={company}
              chosen={company.id === chosen?.id}
              onChoose={onChoose}
              onEdit={onEdit}
              onDelete={(each) => void remove(each)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
