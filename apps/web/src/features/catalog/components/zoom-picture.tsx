import type { Part } from '@mullion/domain/catalog/part'
import { type PointerEvent, useRef, useState } from 'react'
import { PartPicture } from '../../../ui/part-picture.tsx'
import classes from './zoom-picture.module.css'

/** A large picture; a mouse over it looks at the spot from near, at full size. */
export function ZoomPicture({ part, alt }: { readonly part: Part; readonly alt: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const look = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || !box.current) return
    const { left, top, width, height } = box.current.getBoundingClientRect()
    box.current.style.setProperty('--x', `${((event.clientX - left) / width) * 100}%`)
    box.current.style.setProperty('--y', `${((event.clientY - top) / height) * 100}%`)
    setNear(true)
  }
  return (
    <div
      ref={box}
      className={classes.box}
      data-near={near || undefined}
      onPointerMove={look}
      onPointerLeave={() => setNear(false)}
    >
      <PartPicture
        part={part}
        width={640}
        loading="eager"
        alt={alt}
        full={near}
        className={classes.picture}
      />
    </div>
  )
}
