import { Button } from '@mantine/core'
import { ContactLinks } from './contact-links.tsx'
import { Dialog } from './dialog.tsx'
import type { DocumentText } from './document-text.ts'
import classes from './document-viewer.module.css'

export interface DocumentViewerProps {
  readonly document: DocumentText
  readonly opened: boolean
  readonly onClose: () => void
}

/** A text document with contact links and a close button. */
export function DocumentViewer({ document, opened, onClose }: DocumentViewerProps) {
  return (
    <Dialog opened={opened} onClose={onClose} placed title={document.title} size={720} fills>
      <article className={classes.document}>
        <p className={classes.summary}>{document.summary}</p>
        {document.sections.map(({ heading, paragraphs, points = [] }) => (
          <section key={heading} className={classes.section}>
            <h3 className={classes.heading}>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul className={classes.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
      <div className={classes.end}>
        <ContactLinks />
        <Button h={44} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}
