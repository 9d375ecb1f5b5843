import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { goBack, goBackTo, lastSlide, type Slide } from '../calculator.state.ts'
import classes from './slide-bar.module.css'

/** Back button and the answers so far; each leads back to its question. */
export function SlideBar({ slides }: { readonly slides: readonly Slide[] }) {
  if (slides.length < 2) return null
  const { said } = lastSlide(slides)
  return (
    <div className={classes.bar} data-no-print>
      <Button
        variant="default"
        h={40}
        px={14}
        onClick={goBack}
        leftSection={<IconArrowLeft size={18} stroke={2} aria-hidden />}
      >
        Back
      </Button>
      {said.length > 0 && (
        <ol className={classes.said} aria-label="Answered so far">
          {said.map((each, at) => (
            <li key={each}>
              <button type="button" onClick={() => goBackTo(at)} title="Change this answer">
                {each}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
