/** What a shape is made of, which decides its color; `hidden` and `center` are dashed lines. */
export type DrawnMaterial =
  | 'body'
  | 'shade'
  | 'light'
  | 'rubber'
  | 'accent'
  | 'glass'
  | 'hole'
  | 'line'
  | 'hidden'
  | 'center'

/** A shape in inches from the upper left corner of its view. */
export type Shape =
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      readonly round: number
      readonly of: DrawnMaterial
    }
  | {
      readonly kind: 'round'
      readonly x: number
      readonly y: number
      readonly rx: number
      readonly ry: number
      readonly of: DrawnMaterial
    }
  /** `closed` or open lines through points. */
  | {
      readonly kind: 'lines'
      readonly points: readonly (readonly [x: number, y: number])[]
      readonly closed: boolean
      readonly of: DrawnMaterial
    }

/** Width and height of a view, in inches. */
export interface ViewSize {
  readonly w: number
  readonly h: number
}

export const box = (
  of: DrawnMaterial,
  [x, y, w, h]: readonly [number, number, number, number],
  round = 0,
): Shape => ({ kind: 'box', x, y, w, h, round, of })

export const oval = (
  of: DrawnMaterial,
  [x, y, rx, ry]: readonly [number, number, number, number],
): Shape => ({ kind: 'round', x, y, rx, ry, of })

export const circle = (of: DrawnMaterial, x: number, y: number, r: number): Shape => oval(of, [x, y, r, r])

export const lines = (of: DrawnMaterial, points: readonly (readonly [number, number])[]): Shape => ({
  ...{ kind: 'lines', points, of },
  closed: false,
})

export const area = (of: DrawnMaterial, points: readonly (readonly [number, number])[]): Shape => ({
  ...{ kind: 'lines', points, of },
  closed: true,
})

/** Holes at places along the width and height, each from 0 to 1. */
export const holes = (
  { w, h }: ViewSize,
  places: readonly (readonly [across: number, down: number])[],
  r = Math.min(w, h) * 0.045,
): Shape[] => places.map(([across, down]) => circle('hole', w * across, h * down, r))

/** Places at equal distances, half a distance from both ends. */
export const spread = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => (at + 0.5) / count)
