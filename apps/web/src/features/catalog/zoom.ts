/** A view of a picture: zoom factor, and the focal point in percent of width and height. */
export interface Look {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const fromAfar: Look = { scale: 1, x: 50, y: 50 }
const nearScale = 2.5
const nearestScale = 5

const percent = (value: number) => Math.min(100, Math.max(0, value))

/** Converts a screen point to a point on the picture, in percent. */
export function spotAt(point: Point, box: Box): Point {
  return {
    x: percent(((point.x - box.left) / box.width) * 100),
    y: percent(((point.y - box.top) / box.height) * 100),
  }
}

export function turned(look: Look, spot: Point = fromAfar): Look {
  return look.scale > 1 ? fromAfar : { scale: nearScale, x: spot.x, y: spot.y }
}

/** Returns the view after a pinch; `ratio` is the finger distance relative to the start. */
export function pinched(start: Look, ratio: number, spot: Point): Look {
  const scale = Math.min(nearestScale, Math.max(1, start.scale * ratio))
  if (scale === 1) return fromAfar
  const { x, y } = start.scale > 1 ? start : spot
  return { scale, x, y }
}

export function dragged(look: Look, by: Point, box: Box): Look {
  if (look.scale === 1) return look
  const beyond = look.scale - 1
  return {
    scale: look.scale,
    x: percent(look.x - (by.x / (beyond * box.width)) * 100),
    y: percent(look.y - (by.y / (beyond * box.height)) * 100),
  }
}
