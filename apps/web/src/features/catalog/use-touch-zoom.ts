import { type PointerEvent, useRef } from 'react'
import { type Box, dragged, type Look, type Point, pinched, spotAt, turned } from './zoom.ts'

const tapPixels = 10
const tapMs = 350

interface Gesture {
  readonly fingers: Map<number, Point>
  pinch: { readonly look: Look; readonly apart: number } | null
  began: { readonly at: number; readonly point: Point }
  tap: boolean
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

export interface TouchZoom {
  readonly look: Look
  readonly onLook: (look: Look) => void
}

export function useTouchZoom({ look, onLook }: TouchZoom) {
  const gesture = useRef<Gesture>({
    fingers: new Map(),
    pinch: null,
    began: { at: 0, point: look },
    tap: false,
  })

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') return
    const g = gesture.current
    const point = { x: event.clientX, y: event.clientY }
    g.fingers.set(event.pointerId, point)
    const [first, second] = [...g.fingers.values()]
    if (first && second) {
      g.pinch = { look, apart: apart(first, second) }
      g.tap = false
    } else {
      g.began = { at: event.timeStamp, point }
      g.tap = true
    }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const g = gesture.current
    const before = g.fingers.get(event.pointerId)
    if (!before) return
    const point = { x: event.clientX, y: event.clientY }
    g.fingers.set(event.pointerId, point)
    const box: Box = event.currentTarget.getBoundingClientRect()
    const [first, second] = [...g.fingers.values()]
    if (g.pinch && first && second) {
      const spot = spotAt(between(first, second), box)
      onLook(pinched(g.pinch.look, apart(first, second) / g.pinch.apart, spot))
    } else {
      if (apart(point, g.began.point) > tapPixels) g.tap = false
      if (!g.tap) onLook(dragged(look, { x: point.x - before.x, y: point.y - before.y }, box))
    }
  }

  const lift = (event: PointerEvent<HTMLElement>) => {
    const g = gesture.current
    const known = g.fingers.delete(event.pointerId)
    g.pinch = null
    return known && g.tap && event.timeStamp - g.began.at < tapMs
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const box: Box = event.currentTarget.getBoundingClientRect()
    if (lift(event)) onLook(turned(look, spotAt({ x: event.clientX, y: event.clientY }, box)))
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: lift }
}
