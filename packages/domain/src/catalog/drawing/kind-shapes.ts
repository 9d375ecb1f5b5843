import type { DrawnKind } from './drawn-kind.ts'
import {
  angleSection,
  barFront,
  bulbSection,
  channelSection,
  coil,
  dartSection,
  jSection,
  magneticSection,
  strip,
  sweepFront,
  sweepSection,
  wireSection,
} from './section-shapes.ts'
import { area, box, circle, holes, lines, oval, type Shape, spread, type ViewSize } from './shape.ts'

/** What else the data know of a part, in inches; null if they do not. */
export interface DrawnFacts {
  readonly offsetInches: number | null
  /** Between the mounting holes of a handle. */
  readonly centersInches: number | null
}

export interface KindShapes {
  readonly front: (size: ViewSize, facts: DrawnFacts) => readonly Shape[]
  readonly side: (size: ViewSize, facts: DrawnFacts) => readonly Shape[]
}

const corners = [
  [0.06, 0.14],
  [0.94, 0.14],
  [0.06, 0.86],
  [0.94, 0.86],
] as const

const slab = ({ w, h }: ViewSize): Shape[] => [box('body', [0, 0, w, h])]

/** The depth of the plate that is screwed to the door, at the left of a side view. */
const back = ({ w }: ViewSize) => w * 0.16

const camHinge: KindShapes = {
  front: ({ w, h }) => {
    const size = { w, h }
    return [
      area('body', [
        [0, h * 0.06],
        [w * 0.34, h * 0.06],
        [w * 0.34, h * 0.94],
        [0, h * 0.94],
      ]),
      area('light', [
        [w * 0.44, h * 0.2],
        [w * 0.7, h * 0.2],
        [w, h * 0.3],
        [w, h * 0.7],
        [w * 0.7, h * 0.8],
        [w * 0.44, h * 0.8],
      ]),
      box('shade', [w * 0.31, 0, w * 0.15, h * 0.46], w * 0.02),
      box('body', [w * 0.31, h * 0.54, w * 0.15, h * 0.46], w * 0.02),
      area('accent', [
        [w * 0.31, h * 0.46],
        [w * 0.46, h * 0.4],
        [w * 0.46, h * 0.54],
        [w * 0.31, h * 0.6],
      ]),
      ...holes(size, [
        [0.1, 0.18],
        [0.1, 0.5],
        [0.1, 0.82],
        [0.6, 0.36],
        [0.6, 0.64],
        [0.86, 0.5],
      ]),
    ]
  },
  side: (size, { offsetInches }) => {
    const { w, h } = size
    const plate = back(size)
    const step = Math.min(offsetInches ?? 0, w * 0.7)
    const pin = Math.max(plate + step, w * 0.62)
    return [
      box('body', [0, h * 0.06, plate, h * 0.88]),
      box('light', [step, h * 0.2, plate, h * 0.6]),
      box('shade', [pin, 0, w - pin, h * 0.46], w * 0.05),
      box('body', [pin, h * 0.54, w - pin, h * 0.46], w * 0.05),
      box('accent', [pin, h * 0.44, w - pin, h * 0.12]),
      lines('center', [
        [(pin + w) / 2, -h * 0.04],
        [(pin + w) / 2, h * 1.04],
      ]),
    ]
  },
}

const strapHinge: KindShapes = {
  front: (size) => {
    const { w, h } = size
    return [
      box('body', [0, 0, w * 0.16, h], w * 0.01),
      area('light', [
        [w * 0.2, h * 0.2],
        [w * 0.9, h * 0.34],
        [w, h * 0.42],
        [w, h * 0.58],
        [w * 0.9, h * 0.66],
        [w * 0.2, h * 0.8],
      ]),
      box('shade', [w * 0.14, h * 0.06, w * 0.08, h * 0.88], w * 0.02),
      ...holes(size, [
        [0.07, 0.2],
        [0.07, 0.8],
        [0.34, 0.5],
        [0.6, 0.5],
        [0.86, 0.5],
      ]),
    ]
  },
  side: (size, { offsetInches }) => {
    const { w, h } = size
    const plate = back(size)
    return [
      box('body', [0, 0, plate, h]),
      box('light', [Math.min(offsetInches ?? plate, w - plate), h * 0.2, plate, h * 0.6]),
      box('shade', [w * 0.5, h * 0.06, w * 0.5, h * 0.88], w * 0.1),
    ]
  },
}

const buttHinge: KindShapes = {
  front: (size) => {
    const { w, h } = size
    return [
      box('light', [0, 0, w * 0.46, h], w * 0.03),
      box('light', [w * 0.54, 0, w * 0.46, h], w * 0.03),
      ...spread(5).map((at, turn) =>
        box(turn % 2 ? 'body' : 'shade', [w * 0.45, h * (at - 0.1), w * 0.1, h * 0.2], w * 0.01),
      ),
      ...holes(
        size,
        [0.14, 0.38, 0.62, 0.86].flatMap((down, turn) => {
          const inside = turn % 2 ? 0.14 : 0.3
          return [
            [inside, down],
            [1 - inside, down],
          ] as const
        }),
        w * 0.035,
      ),
    ]
  },
  side: ({ w, h }) => [
    box('light', [0, 0, w * 0.4, h]),
    ...spread(5).map((at, turn) =>
      box(turn % 2 ? 'body' : 'shade', [w * 0.2, h * (at - 0.1), w * 0.8, h * 0.2], w * 0.1),
    ),
  ],
}

const cylinder: KindShapes = {
  front: ({ w, h }) => [
    box('body', [0, 0, w, h], h * 0.12),
    box('light', [w * 0.03, h * 0.12, w * 0.94, h * 0.18], h * 0.08),
    box('shade', [w * 0.82, 0, w * 0.18, h], h * 0.1),
  ],
  side: ({ w, h }) => {
    const r = Math.min(w, h) / 2
    return [
      box('body', [0, 0, w, h], r),
      circle('light', w / 2, h / 2, r * 0.6),
      circle('hole', w / 2, h / 2, r * 0.16),
    ]
  },
}

/** A wheel; in a wider part as many as fit, on a plate. */
const wheel: KindShapes = {
  front: ({ w, h }) => {
    const isRound = w <= h * 1.25 && h <= w * 1.25
    const [y, r] = [h / 2, Math.min(w, h) / 2 - (isRound ? 0 : h * 0.12)]
    const across = isRound ? [0.5] : spread(Math.max(1, Math.floor(w / h)))
    return [
      ...(isRound ? [] : [box('shade', [0, 0, w, h], h * 0.08)]),
      ...across.flatMap((at) => [
        circle('body', w * at, y, r),
        circle('light', w * at, y, r * 0.78),
        circle('shade', w * at, y, r * 0.34),
        circle('hole', w * at, y, r * 0.14),
        lines('center', [
          [w * at, -h * 0.05],
          [w * at, h * 1.05],
        ]),
      ]),
      lines('center', [
        [-w * 0.05, y],
        [w * 1.05, y],
      ]),
    ]
  },
  side: ({ w, h }) => [
    box('shade', [0, h * 0.4, w, h * 0.2]),
    box('body', [w * 0.2, 0, w * 0.6, h], w * 0.08),
    lines('line', [
      [w * 0.5, 0],
      [w * 0.5, h],
    ]),
  ],
}

const closer: KindShapes = {
  front: (size) => {
    const { w, h } = size
    return [
      box('body', [0, h * 0.24, w * 0.94, h * 0.76], h * 0.08),
      box('light', [0, h * 0.3, w * 0.94, h * 0.2], h * 0.05),
      box('shade', [w * 0.8, h * 0.24, w * 0.14, h * 0.76], h * 0.06),
      box('accent', [w * 0.4, h * 0.06, w * 0.1, h * 0.18]),
      box('shade', [w * 0.38, 0, w * 0.62, h * 0.12], h * 0.05),
      ...holes(
        size,
        [
          [0.06, 0.62],
          [0.72, 0.62],
        ],
        h * 0.07,
      ),
    ]
  },
  side: ({ w, h }) => [
    box('body', [0, h * 0.24, w * 0.5, h * 0.76], h * 0.06),
    box('accent', [w * 0.2, h * 0.06, w * 0.12, h * 0.18]),
    box('shade', [w * 0.16, 0, w * 0.84, h * 0.12], h * 0.05),
  ],
}

const pull: KindShapes = {
  front: (size, { centersInches }) => {
    const { w, h } = size
    const foot = h * 0.24
    const centers = Math.min(centersInches ?? w * 0.8, w - foot * 2)
    const ends = [(w - centers) / 2, (w + centers) / 2]
    return [
      box('body', [0, h * 0.3, w, h * 0.4], h * 0.2),
      box('light', [w * 0.04, h * 0.36, w * 0.92, h * 0.1], h * 0.05),
      ...ends.map((x) => circle('shade', x, h / 2, foot)),
      ...ends.map((x) => circle('hole', x, h / 2, h * 0.08)),
    ]
  },
  side: ({ w, h }) => [
    box('shade', [0, h * 0.1, w * 0.12, h * 0.8]),
    box('body', [w * 0.1, h * 0.34, w * 0.66, h * 0.32]),
    box('light', [w * 0.72, h * 0.22, w * 0.28, h * 0.56], w * 0.1),
  ],
}

const lever: KindShapes = {
  front: (size) => {
    const { w, h } = size
    return [
      box('body', [0, 0, w * 0.34, h], h * 0.1),
      area('light', [
        [w * 0.17, h * 0.3],
        [w * 0.94, h * 0.36],
        [w, h * 0.5],
        [w * 0.94, h * 0.58],
        [w * 0.17, h * 0.66],
      ]),
      circle('shade', w * 0.17, h * 0.48, h * 0.24),
      ...holes(size, [
        [0.05, 0.12],
        [0.29, 0.12],
        [0.05, 0.88],
        [0.29, 0.88],
      ]),
    ]
  },
  side: ({ w, h }) => [
    box('body', [0, 0, w * 0.3, h], w * 0.06),
    box('shade', [w * 0.3, h * 0.32, w * 0.36, h * 0.32]),
    box('light', [w * 0.62, h * 0.28, w * 0.38, h * 0.4], w * 0.1),
  ],
}

const latch: KindShapes = {
  front: (size) => {
    const { w, h } = size
    return [
      box('body', [0, h * 0.06, w * 0.74, h * 0.88], h * 0.08),
      box('light', [w * 0.14, h * 0.24, w * 0.46, h * 0.52], h * 0.06),
      box('shade', [w * 0.56, h * 0.3, w * 0.44, h * 0.4], h * 0.2),
      ...holes(
        size,
        [
          [0.07, 0.5],
          [0.67, 0.18],
          [0.67, 0.82],
        ],
        h * 0.06,
      ),
    ]
  },
  side: ({ w, h }) => [
    box('body', [0, h * 0.06, w * 0.22, h * 0.88]),
    box('light', [w * 0.2, h * 0.2, w * 0.5, h * 0.6], w * 0.06),
    box('shade', [w * 0.4, h * 0.3, w * 0.6, h * 0.4], w * 0.14),
  ],
}

const bracket: KindShapes = {
  front: (size) => [
    box('body', [0, 0, size.w, size.h], size.h * 0.06),
    box('shade', [0, size.h * 0.82, size.w, size.h * 0.18]),
    ...holes(
      size,
      spread(3).map((across) => [across, 0.4] as const),
      Math.min(size.w, size.h) * 0.07,
    ),
  ],
  side: angleSection,
}

const plate: KindShapes = {
  front: (size) => [
    box('body', [0, 0, size.w, size.h], Math.min(size.w, size.h) * 0.04),
    ...holes(size, corners, Math.min(size.w, size.h) * 0.035),
  ],
  side: slab,
}

const insetBox = (of: 'glass' | 'light', share: number): KindShapes => ({
  front: ({ w, h }) => {
    const by = Math.min(w, h) * share
    return [
      box('body', [0, 0, w, h], by * 0.2),
      box(of, [by, by, Math.max(0, w - by * 2), Math.max(0, h - by * 2)]),
    ]
  },
  side: ({ w, h }) => [
    box('light', [0, 0, w, h]),
    box(of === 'glass' ? 'glass' : 'body', [w * 0.35, h * 0.03, w * 0.3, h * 0.94]),
  ],
})

const roundWindow: KindShapes = {
  front: ({ w, h }) => [
    oval('rubber', [w / 2, h / 2, w / 2, h / 2]),
    oval('glass', [w / 2, h / 2, w * 0.42, h * 0.42]),
  ],
  side: ({ w, h }) => [
    box('rubber', [0, 0, w, h], w * 0.2),
    box('glass', [w * 0.4, h * 0.06, w * 0.2, h * 0.88]),
  ],
}

const spring: KindShapes = {
  front: ({ w, h }) => {
    const turns = 11
    const at = (turn: number) => w * 0.1 + (w * 0.8 * turn) / turns
    return [
      box('shade', [0, h * 0.3, w * 0.08, h * 0.4]),
      box('shade', [w * 0.92, h * 0.3, w * 0.08, h * 0.4]),
      ...Array.from({ length: turns }, (_, turn) =>
        area('body', [
          [at(turn), h],
          [at(turn + 0.45), h],
          [at(turn + 0.95), 0],
          [at(turn + 0.5), 0],
        ]),
      ),
    ]
  },
  side: ({ w, h }) => [
    oval('body', [w / 2, h / 2, w / 2, h / 2]),
    oval('hole', [w / 2, h / 2, w * 0.36, h * 0.36]),
    oval('shade', [w / 2, h / 2, w * 0.14, h * 0.14]),
  ],
}

const chain: KindShapes = {
  front: ({ w, h }) => {
    const links = Math.max(2, Math.min(12, Math.round(w / (h * 1.4))))
    const long = w / links
    return spread(links).flatMap((across, turn) => [
      box(turn % 2 ? 'body' : 'light', [w * across - long / 2, h * 0.1, long, h * 0.8], h * 0.4),
      circle('shade', w * across - long * 0.28, h / 2, h * 0.14),
      circle('shade', w * across + long * 0.28, h / 2, h * 0.14),
    ])
  },
  side: ({ w, h }) => [
    ...[0, 0.2, 0.66, 0.86].map((from) => box('body', [w * from, h * 0.08, w * 0.14, h * 0.84])),
    box('shade', [0, h * 0.36, w, h * 0.28], w * 0.06),
  ],
}

const motor: KindShapes = {
  front: (size) => {
    const { w, h } = size
    return [
      box('body', [0, h * 0.08, w * 0.66, h * 0.84], h * 0.1),
      ...spread(7).map((down) =>
        lines('line', [
          [w * 0.06, h * (0.12 + down * 0.76)],
          [w * 0.5, h * (0.12 + down * 0.76)],
        ]),
      ),
      box('shade', [w * 0.56, 0, w * 0.3, h], h * 0.05),
      box('light', [w * 0.86, h * 0.4, w * 0.14, h * 0.2]),
    ]
  },
  side: ({ w, h }) => [
    box('shade', [0, 0, w, h], h * 0.05),
    circle('light', w / 2, h / 2, Math.min(w, h) * 0.28),
    circle('hole', w / 2, h / 2, Math.min(w, h) * 0.08),
  ],
}

const container: KindShapes = {
  front: (size) => [
    box('body', [0, 0, size.w, size.h], Math.min(size.w, size.h) * 0.05),
    box('light', [size.w * 0.06, size.h * 0.1, size.w * 0.88, size.h * 0.8], Math.min(size.w, size.h) * 0.03),
  ],
  side: ({ w, h }) => [
    box('body', [0, 0, w * 0.84, h]),
    box('light', [w * 0.84, h * 0.04, w * 0.16, h * 0.92]),
  ],
}

/** A package whose contents say nothing about its shape. */
const pack: KindShapes = {
  front: ({ w, h }) => [
    box('light', [0, 0, w, h]),
    box('shade', [0, 0, w, h * 0.16]),
    box('body', [w * 0.56, h * 0.5, w * 0.36, h * 0.36]),
    lines('line', [
      [w * 0.6, h * 0.62],
      [w * 0.88, h * 0.62],
    ]),
    lines('line', [
      [w * 0.6, h * 0.72],
      [w * 0.8, h * 0.72],
    ]),
  ],
  side: ({ w, h }) => [box('light', [0, 0, w, h]), box('shade', [0, 0, w, h * 0.16])],
}

/** Every kind from the front, length by height, and from the side or in section, depth by height; left-hand. */
export const kindShapes: Readonly<Record<DrawnKind, KindShapes>> = {
  'cam hinge': camHinge,
  'strap hinge': strapHinge,
  'butt hinge': buttHinge,
  pivot: lever,
  closer,
  pull,
  lever,
  bar: { front: cylinder.front, side: cylinder.side },
  latch,
  bracket,
  plate,
  panel: insetBox('light', 0.05),
  window: insetBox('glass', 0.12),
  'round window': roundWindow,
  channel: { front: barFront, side: channelSection },
  'J track': { front: barFront, side: jSection },
  angle: { front: barFront, side: angleSection },
  wheel,
  cylinder,
  'coil spring': spring,
  'coiled wire': { front: coil, side: cylinder.front },
  wire: { front: strip(), side: wireSection },
  chain,
  motor,
  box: container,
  bulb: { front: strip(0.3, 0.7), side: bulbSection },
  dart: { front: strip(0.5), side: dartSection },
  magnetic: { front: strip(0.3, 0.6), side: magneticSection },
  sweep: { front: sweepFront, side: sweepSection },
  strip: plate,
  pack,
}
