import { useSendQuoteFile } from '@mullion/client/price-quotes/price-quotes.hooks'
import { acceptPoDocument, maxPoDocumentBytes } from '@mullion/domain/orders/po-document'
import { maxQuoteFiles } from '@mullion/domain/price-quotes/price-quote-input'
import { IconFileText, IconPaperclip } from '@tabler/icons-react'
import { UploadList, type UploadListProps } from '../../ui/upload-list.tsx'

/** Files to send with a request, such as a drawing. */
export function QuoteFiles(props: Pick<UploadListProps, 'files' | 'onFiles'>) {
  return (
    <UploadList
      {...props}
      label="Files"
      add="Add a file"
      AddIcon={IconPaperclip}
      FileIcon={IconFileText}
      accept="application/pdf,image/png,image/jpeg"
      hint="PDF, PNG or JPEG, up to 5 MB"
      most={maxQuoteFiles}
      maxBytes={maxPoDocumentBytes}
      tooLarge="A file can be at most 5 MB."
      check={acceptPoDocument}
      send={useSendQuoteFile()}
    />
  )
}
