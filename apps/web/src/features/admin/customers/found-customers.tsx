import { ActionIcon, Button, Radio, Skeleton } from '@mantine/core'
import {
  useInternalCompanies,
  useRemoveInternalCompany,
} from '@mullion/client/accounts/internal-companies.hooks'
import { readError } from '@mullion/client/read-error'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { customerTerms } from './customer-terms.ts'
import classes from './select-customer.module.css'

interface DeleteCustomerProps {
  /** The company to delete; null while the dialog is closed. */
  readonly company: InternalCompany | null
  readonly onClose: () => void
  readonly onDeleted: (company: InternalCompany) => void
}

/** Confirms the deletion of a company. */
function DeleteCustomer({ company, onClose, onDeleted }: DeleteCustomerProps) {
  const { mutate, isPending, error, reset } = useRemoveInternalCompany()
  const shown = useLastShown(company)
  const close = () => {
    reset()
    onClose()
  }
  const remove = (gone: InternalCompany) =>
    mutate(
      { internalCompanyId: gone.id },
      {
        onSuccess: () => {
          notify(`${gone.name} is deleted.`)
          close()
          onDeleted(gone)
        },
      },
    )
  return (
    <Confirm
      opened={company !== null}
      title={`Delete ${shown?.name ?? ''}?`}
      action="Delete"
      busy={isPending}
      onClose={close}
      onConfirm={() => company && remove(company)}
    >
      {error
        ? readError(error).message
        : 'No one will be able to order for this company. Past orders keep its name.'}
    </Confirm>
  )
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
  const [deleting, setDeleting] = useState<InternalCompany | null>(null)
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
      {answered && found.length === 0 && <p className={classes.soft}>No customers found.</p>}
      {term === '' && chosen === null && (
        <p className={classes.soft}>Type a name or a customer number, or create a customer.</p>
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
              onDelete={setDeleting}
            />
          ))}
        </fieldset>
      )}
      <DeleteCustomer company={deleting} onClose={() => setDeleting(null)} onDeleted={onDeleted} />
    </>
  )
}
