import { Box, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconZoomIn } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { type HelpTopic, helpTitles } from '../../lib/help-topics.ts'
import { useLastShown } from '../../lib/use-last-shown.ts'
import { ContactLinks } from '../../ui/contact-links.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LocationDrawing } from './components/location-drawing.tsx'
import classes from './help-dialog.module.css'
import { type DocumentText, policies } from './policies.ts'
import { type SerialLocation, serialLocations } from './serial-location-list.ts'

interface OpenedProps {
  readonly opened: boolean
  readonly onClose: () => void
}

function DocumentViewer({ document, opened, onClose }: OpenedProps & { readonly document: DocumentText }) {
  return (
    <Dialog opened={opened} onClose={onClose} placed title={document.title} size={720} fills>
      <Stack component="article" gap={22} maw="66ch" lh={1.55}>
        <Text fz="md">{document.summary}</Text>
        {Object.entries(document.sections).map(([heading, blocks]) => (
          <Stack component="section" key={heading} gap={8}>
            <Text component="h3" fz="md" fw={600} lh={1.3}>
              {heading}
            </Text>
            {blocks.map((block) =>
              typeof block === 'string' ? (
                <p key={block}>{block}</p>
              ) : (
                <Stack component="ul" key={block[0]} gap={6} ps={20} className={classes.points}>
                  {block.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </Stack>
              ),
            )}
          </Stack>
        ))}
      </Stack>
      <Group justify="space-between" gap="12px 24px" mt={26} pt={16} className={classes.end}>
        <ContactLinks />
        <Button h={44} onClick={onClose}>
          Close
        </Button>
      </Group>
    </Dialog>
  )
}

interface SerialGalleryProps {
  readonly title: string
  readonly places: readonly SerialLocation[]
  readonly onEnlarge: (place: SerialLocation) => void
}

function SerialGallery({ title, places, onEnlarge }: SerialGalleryProps) {
  const id = useId()
  return (
    <Stack component="section" gap={10} mb={22} aria-labelledby={id}>
      <Text component="h3" id={id} fz="md" fw={600}>
        {title}
      </Text>
      <ul className={classes.places}>
        {places.map((place) => (
          <Stack component="li" key={place.id} gap={8} className={classes.place}>
            <Box pos="relative">
              <LocationDrawing place={place.id} />
              <IconZoomIn className={classes.zoom} size={20} stroke={1.9} aria-hidden />
            </Box>
            <UnstyledButton
              className={classes.enlarge}
              px={4}
              fz="sm"
              fw={560}
              onClick={() => onEnlarge(place)}
              aria-haspopup="dialog"
            >
              {place.name}
            </UnstyledButton>
          </Stack>
        ))}
      </ul>
    </Stack>
  )
}

function SerialLocations({ opened, onClose }: OpenedProps) {
  const [enlarged, enlarge] = useState<SerialLocation | null>(null)
  const place = useLastShown(enlarged)
  // Closing the dialog also closes the enlargement, so that it is not open on return.
  useEffect(() => {
    if (!opened) enlarge(null)
  }, [opened])
  return (
    <>
      <Dialog opened={opened} onClose={onClose} placed title={helpTitles.serials} size={900} fills>
        <Text maw="70ch" mb={18} lh={1.55}>
          The serial number is on a small metal plate. It has two digits for the year the door was built, a
          dash and four more digits. Doors made before 2012 are not in our system. For those, or if you can’t
          read the plate, our parts team can help.
        </Text>
        <SerialGallery title="Swing Doors" places={serialLocations.swing} onEnlarge={enlarge} />
        <SerialGallery title="Slide Doors" places={serialLocations.slide} onEnlarge={enlarge} />
        <ContactLinks />
      </Dialog>
      {place && (
        <Dialog
          opened={enlarged !== null && opened}
          onClose={() => enlarge(null)}
          title={place.name}
          size={860}
          fills
        >
          <Stack component="figure" gap={14} m={0} fz="md" className={classes.enlarged}>
            <LocationDrawing place={place.id} />
            <figcaption>{place.detail}</figcaption>
          </Stack>
        </Dialog>
      )}
    </>
  )
}

export function HelpDialog({ topic, ...dialog }: OpenedProps & { readonly topic: HelpTopic }) {
  if (topic === 'serials') return <SerialLocations {...dialog} />
  return <DocumentViewer key={topic} document={policies[topic]} {...dialog} />
}
