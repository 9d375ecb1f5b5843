import { area, box, circle, holes, lines, oval, type Shape, spread, type ViewSize } from './shape.ts'

/** A strip seen from the front: its edge, and how far down its bands begin, from 0 to 1. */
export const strip =
  (...bands: readonly number[]) =>
  ({ w, h }: ViewSize): Shape[] => [
    box('rubber', [0, 0, w, h], h * 0.04),
    ...bands.map((down) =>
      lines('line', [
        [0, h * down],
        [w, h * down],
      ]),
    ),
  ]

/** A soft tube on a flange; profiles much higher than deep have the flange at their back. */
export function bulbSection({ w, h }: ViewSize): Shape[] {
  if (h > w * 1.8) {
    return [
      box('rubber', [0, 0, w * 0.2, h], w * 0.05),
      oval('rubber', [w * 0.58, h / 2, w * 0.42, h * 0.4]),
      oval('hole', [w * 0.58, h / 2, w * 0.28, h * 0.32]),
    ]
  }
  return [
    box('rubber', [0, h * 0.82, w, h * 0.18], h * 0.04),
    box('rubber', [w * 0.36, h * 0.66, w * 0.28, h * 0.2]),
    oval('rubber', [w / 2, h * 0.38, w * 0.44, h * 0.38]),
    oval('hole', [w / 2, h * 0.38, w * 0.29, h * 0.25]),
  ]
}

/** The barbed foot that is pushed into a race, from `top` to `bottom`. */
function dart(w: number, top: number, bottom: number): Shape {
  const at = (share: number) => top + (bottom - top) * share
  const points: readonly (readonly [number, number])[] = [
    [w * 0.4, top],
    ...[0.28, 0.6].flatMap((from) => [
      [w * 0.4, at(from)] as const,
      [w * 0.22, at(from)] as const,
      [w * 0.4, at(from + 0.26)] as const,
    ]),
    [w * 0.5, bottom],
  ]
  const mirrored = points.slice(0, -1).map(([x, y]) => [w - x, y] as const)
  return area('rubber', [...points, ...mirrored.toReversed()])
}

export function dartSection({ w, h }: ViewSize): Shape[] {
  if (h > w * 3) {
    return [
      box('rubber', [0, 0, w, h * 0.16], w * 0.2),
      area('rubber', [
        [w * 0.25, h * 0.14],
        [w * 0.75, h * 0.14],
        [w * 0.6, h],
        [w * 0.4, h],
      ]),
    ]
  }
  return [
    dart(w, h * 0.5, h),
    box('rubber', [0, h * 0.46, w, h * 0.12], h * 0.05),
    oval('rubber', [w / 2, h * 0.25, w * 0.4, h * 0.25]),
    oval('hole', [w / 2, h * 0.25, w * 0.26, h * 0.15]),
  ]
}

export function magneticSection({ w, h }: ViewSize): Shape[] {
  return [
    dart(w, h * 0.62, h),
    box('rubber', [w * 0.02, h * 0.58, w * 0.96, h * 0.08], h * 0.03),
    area('rubber', [
      [w * 0.1, h * 0.3],
      [w * 0.9, h * 0.3],
      [w * 0.76, h * 0.46],
      [w * 0.9, h * 0.6],
      [w * 0.1, h * 0.6],
      [w * 0.24, h * 0.46],
    ]),
    area('hole', [
      [w * 0.24, h * 0.36],
      [w * 0.76, h * 0.36],
      [w * 0.64, h * 0.46],
      [w * 0.76, h * 0.56],
      [w * 0.24, h * 0.56],
      [w * 0.36, h * 0.46],
    ]),
    box('rubber', [0, 0, w, h * 0.32], h * 0.05),
    box('accent', [w * 0.12, h * 0.08, w * 0.76, h * 0.16]),
  ]
}

/** Two fins below the part that is screwed to the door. */
export function sweepSection({ w, h }: ViewSize): Shape[] {
  return [
    area('rubber', [
      [w * 0.1, h * 0.3],
      [w * 0.36, h * 0.3],
      [w * 0.3, h * 0.75],
      [0, h],
      [0, h * 0.94],
      [w * 0.12, h * 0.7],
    ]),
    area('rubber', [
      [w * 0.9, h * 0.3],
      [w * 0.64, h * 0.3],
      [w * 0.7, h * 0.75],
      [w, h],
      [w, h * 0.94],
      [w * 0.88, h * 0.7],
    ]),
    box('body', [w * 0.02, 0, w * 0.96, h * 0.4], w * 0.06),
    lines('center', [
      [-w * 0.15, h * 0.18],
      [w * 1.15, h * 0.18],
    ]),
  ]
}

/** The front of a sweep, with the slots it is screwed through. */
export const sweepFront = (size: ViewSize): Shape[] => [
  ...strip()(size),
  box('body', [0, 0, size.w, size.h * 0.4]),
  ...spread(5).map((across) => {
    const long = Math.min(size.w * 0.05, size.h * 0.3)
    return box('hole', [size.w * across - long / 2, size.h * 0.14, long, size.h * 0.08], size.h * 0.04)
  }),
]

export const wireSection = ({ w, h }: ViewSize): Shape[] => [
  oval('rubber', [w / 2, h / 2, w / 2, h / 2]),
  oval('light', [w / 2, h / 2, w * 0.3, h * 0.3]),
  oval('accent', [w / 2, h / 2, w * 0.12, h * 0.12]),
]

/** A channel that is open below, as a track or a frame that goes around a wall. */
export function channelSection({ w, h }: ViewSize): Shape[] {
  const t = Math.min(w, h) * 0.09
  const lip = w * 0.3
  return [
    area('body', [
      [0, 0],
      [w, 0],
      [w, h],
      [w - lip, h],
      [w - lip, h - t],
      [w - t, h - t],
      [w - t, t],
      [t, t],
      [t, h - t],
      [lip, h - t],
      [lip, h],
      [0, h],
    ]),
  ]
}

/** A plate whose lower end turns up into a hook. */
export function jSection({ w, h }: ViewSize): Shape[] {
  const t = Math.min(w, h) * 0.1
  return [
    area('body', [
      [0, 0],
      [t, 0],
      [t, h - t],
      [w - t, h - t],
      [w - t, h * 0.62],
      [w, h * 0.62],
      [w, h],
      [0, h],
    ]),
  ]
}

export function angleSection({ w, h }: ViewSize): Shape[] {
  const t = Math.min(w, h) * 0.14
  return [
    area('body', [
      [0, 0],
      [t, 0],
      [t, h - t],
      [w, h - t],
      [w, h],
      [0, h],
    ]),
  ]
}

export const barFront = (size: ViewSize): Shape[] => [
  box('body', [0, 0, size.w, size.h]),
  box('shade', [0, size.h * 0.78, size.w, size.h * 0.22]),
  ...holes(
    size,
    spread(4).map((across) => [across, 0.36] as const),
    size.h * 0.07,
  ),
]

export const coil = ({ w, h }: ViewSize): Shape[] => {
  const r = Math.min(w, h) / 2
  const [x, y] = [w / 2, h / 2]
  return [
    ...[1, 0.87, 0.74].map((share) => oval('line', [x, y, (w / 2) * share, (h / 2) * share])),
    oval('line', [x, y, (w / 2) * 0.61, (h / 2) * 0.61]),
    box('accent', [x - r * 0.09, 0, r * 0.18, (h / 2) * 0.4], r * 0.04),
    circle('line', x, y, r * 0.02),
  ]
}
