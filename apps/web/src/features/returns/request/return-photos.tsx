import { useSendReturnPhoto } from '@mullion/client/returns/returns.hooks'
import {
  acceptReturnPhoto,
  maxReturnPhotoBytes,
  maxReturnPhotos,
  photoSizeText,
} from '@mullion/domain/returns/return-photo'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { UploadList, type UploadListProps } from '../../../ui/upload-list.tsx'

/** Photos to send with a return. */
export function ReturnPhotos(props: Pick<UploadListProps, 'files' | 'onFiles'>) {
  return (
    <UploadList
      {...props}
      label="Photos (optional)"
      add="Add a photo"
      AddIcon={IconCamera}
      FileIcon={IconPhoto}
      accept="image/png,image/jpeg"
      hint="PNG or JPEG, up to 5 MB"
      most={maxReturnPhotos}
      maxBytes={maxReturnPhotoBytes}
      tooLarge={photoSizeText}
      check={acceptReturnPhoto}
      send={useSendReturnPhoto()}
    />
  )
}
