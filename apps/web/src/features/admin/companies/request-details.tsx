import { formatPhone } from '@mullion/domain/accounts/company'
import type { PendingRequest } from '@mullion/domain/accounts/dealer-request'
import { IconFileDownload } from '@tabler/icons-react'
import { fileSize } from '../../../lib/file-size.ts'
import classes from './request-details.module.css'

/** Shows an account request's contact, and its documents as downloads; the company form shows the rest. */
export function RequestDetails({ request }: { readonly request: PendingRequest }) {
  const { firstName, lastName, email, phoneNumber, files, requirePONumbers } = request
  return (
    <aside className={classes.request} aria-label="Account request">
      <p>
        <strong>{request.companyName}</strong> requested by {firstName} {lastName}, {email},{' '}
        {formatPhone(phoneNumber)}
      </p>
      {requirePONumbers && <p>Requires a PO number on each order.</p>}
      {files.length === 0 ? (
        <p className={classes.soft}>No tax exemption documents.</p>
      ) : (
        <ul className={classes.files} aria-label="Tax exemption documents">
          {files.map(({ id, name, sizeBytes }) => (
            <li key={id}>
              <a href={`/api/dealer-requests/files/${id}`} download={name}>
                <IconFileDownload size={18} stroke={1.8} aria-hidden />
                {name}
              </a>{' '}
              <span className={classes.soft}>{fileSize(sizeBytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
