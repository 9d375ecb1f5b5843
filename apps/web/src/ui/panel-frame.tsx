import { Button, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { onPlainClick } from '../lib/plain-click.ts'
import classes from './panel-frame.module.css'
import { PanelHeading } from './panel-heading.tsx'

export interface PanelHeadProps {
  readonly title: string
  readonly onSearch: () => void
}

export function PanelHead({ title, onSearch }: PanelHeadProps) {
  return (
    <div className={classes.head}>
      <Button
        component="a"
        href="/"
        variant="subtle"
        className={classes.back}
        onClick={onPlainClick(onSearch)}
        leftSection={<IconArrowLeft size={18} stroke={1.9} aria-hidden />}
      >
        Return to Search
      </Button>
      <PanelHeading>{title}</PanelHeading>
    </div>
  )
}

export interface PanelFrameProps<View extends string> extends PanelHeadProps {
  readonly views: readonly { readonly view: View; readonly name: string; readonly icon: ReactNode }[]
  readonly view: View
  readonly onView: (view: View) => void
  readonly children: ReactNode
}

export function PanelFrame<View extends string>(props: PanelFrameProps<View>) {
  const { title, onSearch, views, view: open, onView, children } = props
  const strip = useRef<HTMLElement>(null)
  // None until the user is known; the strip cannot scroll to the open view before.
  const count = views.length
  useEffect(() => {
    const nav = strip.current
    const button = nav?.querySelector<HTMLElement>(`[data-view="${open}"]`)
    if (nav && button && count > 0)
      nav.scrollLeft = button.offsetLeft - (nav.clientWidth - button.clientWidth) / 2
  }, [open, count])
  return (
    <Stack component="section" gap={16} maw={1320} mx="auto">
      <PanelHead title={title} onSearch={onSearch} />
      <div className={classes.columns}>
        <nav ref={strip} className={classes.views} aria-label={title}>
          {views.map(({ view, name, icon }) => (
            <button
              key={view}
              type="button"
              className={classes.view}
              data-view={view}
              aria-current={view === open ? 'page' : undefined}
              onClick={() => onView(view)}
            >
              {icon}
              <span>{name}</span>
            </button>
          ))}
        </nav>
        <Stack gap={16} miw={0}>
          {children}
        </Stack>
      </div>
    </Stack>
  )
}
