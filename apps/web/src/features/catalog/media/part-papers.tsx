import { Stack, Text } from '@mantine/core'
import { usePartMedia } from '@mullion/client/admin/part-media.hooks'
import { IconFileText, IconPlayerPlay } from '@tabler/icons-react'
import { fileSize } from '../../../lib/file-size.ts'
import classes from './part-papers.module.css'

/** The data sheets, guides and videos of a part; nothing where it has none. */
export function PartPapers({ partId }: { readonly partId: number }) {
  const { documents = [], videos = [] } = usePartMedia(partId).data ?? {}
  if (documents.length + videos.length === 0) return null
  return (
    <Stack component="section" gap={6} aria-labelledby="part-papers">
      <Text component="h3" id="part-papers" fw={600}>
        Documents and videos
      </Text>
      <ul>
        {documents.map(({ id, caption, sizeBytes }) => (
          <li key={id}>
            <a className={classes.link} href={`/api/v1/part-documents/${id}`} download>
              <IconFileText size={18} stroke={1.8} aria-hidden />
              {caption} (PDF, {fileSize(sizeBytes)})
            </a>
          </li>
        ))}
        {videos.map(({ id, caption, url }) => (
          <li key={id}>
            <a className={classes.link} href={url} target="_blank" rel="noreferrer">
              <IconPlayerPlay size={18} stroke={1.8} aria-hidden />
              {caption} (video)
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
