import paint from '../../../ui/drawing.module.css'
import type { SerialLocation } from '../serial-location-list.ts'
import classes from './location-drawing.module.css'

const look = { ...paint, ...classes }

type Shape = readonly [look: keyof typeof look, path: string]

interface Scene {
  readonly door: readonly Shape[]
  readonly plate: readonly [x: number, y: number]
  readonly glass: readonly [x: number, y: number]
}

const openSwingDoor: readonly Shape[] = [
  ['frame', 'M34 236V24h132v212h-14V38H48v198z'],
  ['opening', 'M48 38h104v198H48z'],
]

const slideFrame: readonly Shape[] = [
  ['frame', 'M28 236V62h104v174h-12V74H40v162z'],
  ['opening', 'M40 74h80v162H40z'],
]

const scenes: Record<SerialLocation['id'], Scene> = {
  'swing-edge': {
    door: [
      ...openSwingDoor,
      ['edge', 'M152 38l14 6v196l-14-4z'],
      ['leaf', 'M166 44l72 14v172l-72 10z'],
      ['handle', 'M224 138v22'],
      ['metal', 'M146 62h22v12h-22zM146 132h22v12h-22zM146 204h22v12h-22z'],
    ],
    plate: [159, 98],
    glass: [270, 98],
  },
  'swing-frame': {
    door: [
      ...openSwingDoor,
      ['leaf', 'M48 38l-34 14v196l34-12z'],
      ['handle', 'M22 142v22'],
      ['metal', 'M36 58h24v12H36zM36 132h24v12H36zM36 204h24v12H36z'],
    ],
    plate: [41, 92],
    glass: [246, 92],
  },
  'swing-inside': {
    door: [
      ['frame', 'M34 236V24h132v212h-14V38H48v198z'],
      ['leaf', 'M48 38h104v198H48z'],
      ['glass', 'M74 66h40v52H74z'],
      ['metal', 'M40 58h18v12H40zM40 132h18v12H40zM40 204h18v12H40z'],
      ['handle', 'M138 138v28'],
    ],
    plate: [138, 54],
    glass: [250, 92],
  },
  'slide-edge': {
    door: [
      ...slideFrame,
      ['metal', 'M22 44h266v14H22z'],
      ['edge', 'M88 60l12 4v176l-12-4z'],
      ['leaf', 'M100 64h96v176h-96z'],
      ['handle', 'M116 138v28'],
      ['hanger', 'M116 52v14M180 52v14'],
    ],
    plate: [94, 112],
    glass: [256, 130],
  },
  'slide-track': {
    door: [
      ...slideFrame,
      ['leaf', 'M124 64h100v176H124z'],
      ['handle', 'M140 138v28'],
      ['metal', 'M22 38h266v24H22z'],
    ],
    plate: [268, 50],
    glass: [266, 142],
  },
  'slide-operator': {
    door: [
      ...slideFrame,
      ['leaf', 'M124 64h100v176H124z'],
      ['handle', 'M140 138v28'],
      ['metal', 'M22 48h266v14H22z'],
      ['cover', 'M46 12h92a6 6 0 0 1 6 6v34H40V18a6 6 0 0 1 6-6z'],
    ],
    plate: [116, 34],
    glass: [266, 142],
  },
}

const glassRadius = 46

function PlateFromNear() {
  return (
    <>
      <circle className={classes.lens} r={glassRadius} />
      <rect className={classes.plate} x="-36" y="-20" width="72" height="40" rx="4" />
      <circle className={classes.rivet} cx="-30" r="2" />
      <circle className={classes.rivet} cx="30" r="2" />
      <text className={classes.caption} y="-5" textAnchor="middle">
        SERIAL NO.
      </text>
      <text className={classes.number} y="11" textAnchor="middle">
        18-0421
      </text>
    </>
  )
}

/**
 * A door with its serial plate marked and enlarged beside it. Hidden from screen readers: the text next to it says the
 * same.
 */
export function LocationDrawing({ place }: { readonly place: SerialLocation['id'] }) {
  const { door, plate, glass } = scenes[place]
  const [x, y] = plate
  const [glassX, glassY] = glass
  const far = Math.hypot(glassX - x, glassY - y)
  const part = (far - glassRadius) / far
  return (
    <svg viewBox="0 0 324 256" className={classes.drawing} aria-hidden="true">
      <path className={paint.wall} d="M0 0h324v244H0z" />
      <path className={paint.floor} d="M0 240h324v16H0z" />
      {door.map(([name, path]) => (
        <path key={path} className={look[name]} d={path} />
      ))}
      <rect className={classes.plate} x={x - 5} y={y - 4} width="10" height="8" rx="1.5" />
      <circle className={classes.mark} cx={x} cy={y} r="12" />
      <path
        className={classes.mark}
        d={`M${x + ((glassX - x) * 12) / far} ${y + ((glassY - y) * 12) / far}L${x + (glassX - x) * part} ${y + (glassY - y) * part}`}
      />
      <g transform={`translate(${glassX} ${glassY})`}>
        <PlateFromNear />
      </g>
    </svg>
  )
}
