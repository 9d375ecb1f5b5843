import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import { useTouchZoom } from '../use-touch-zoom.ts'
import { fromAfar, spotAt, turned } from '../zoom.ts'
import classes from './zoom-picture.module.css'

const mouseScale = 2.2

export interface ZoomPictureProps {
  /** Renders the picture, in full while it is near. */
  readonly children: (near: boolean, className: string) => ReactNode
}

export function ZoomPicture({ children }: ZoomPictureProps) {
  const [look, setLook] = useState(fromAfar)
  const touch = useTouchZoom({ look, onLook: setLook })
  const near = look.scale > 1
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse') return touch.onPointerMove(event)
    const box = event.currentTarget.getBoundingClientRect()
    setLook({ scale: mouseScale, ...spotAt({ x: event.clientX, y: event.clientY }, box) })
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setLook(fromAfar)
  }
  const Icon = near ? IconZoomOut : IconZoomIn
  return (
    <div className={classes.frame}>
      <div
        className={classes.box}
        data-near={near || undefined}
        style={{ '--x': `${look.x}%`, '--y': `${look.y}%`, '--scale': look.scale } as CSSProperties}
        {...touch}
        onPointerMove={move}
        onPointerLeave={leave}
      >
        {children(near, classes.picture ?? '')}
      </div>
      <button
        type="button"
        className={classes.turn}
        aria-label={near ? 'Zoom out' : 'Zoom in'}
        onClick={() => setLook(turned)}
        data-no-print
      >
        <Icon size={20} stroke={1.9} aria-hidden />
      </button>
    </div>
  )
}
