import { useRemoveInternalCompany } from '@mullion/client/accounts/internal-companies.hooks'
import { readError } from '@mullion/client/read-error'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { notify } from '../../../lib/notices.state.ts'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import { Confirm } from '../../../ui/confirm.tsx'

export interface DeleteCustomerProps {
  /** The company to delete; null while the dialog is closed. */
  readonly company: InternalCompany | null
  readonly onClose: () => void
  readonly onDeleted: (company: InternalCompany) => void
}

/** Confirms the deletion of a company. */
export function DeleteCustomer({ company, onClose, onDeleted }: DeleteCustomerProps) {
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
