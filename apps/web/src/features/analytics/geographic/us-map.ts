import { usStates } from '@mullion/domain/postal-address'
import { geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'us-atlas/states-albers-10m.json'

/** SVG size; the atlas is already projected. */
export const mapSize = { width: 975, height: 610 } as const

interface StateShape {
  readonly code: string
  readonly name: string
  /** SVG path data. */
  readonly outline: string
}

const codes = new Map(Object.entries(usStates).map(([code, name]) => [name, code]))

function shapesOf(topology: Topology<{ states: GeometryCollection<{ name: string }> }>): StateShape[] {
  const path = geoPath()
  return feature(topology, topology.objects.states).features.flatMap((state) => {
    const { name } = state.properties
    const code = codes.get(name)
    return code ? [{ code, name, outline: path(state) ?? '' }] : []
  })
}

export const stateShapes: readonly StateShape[] = shapesOf(atlas as unknown as Parameters<typeof shapesOf>[0])

const faintest = 0.2

/** Returns a state's shade: 0.2 to 1 by its share of the largest value; 0 for none. */
export function shadeOf(value: number, largest: number): number {
  return value > 0 && largest > 0 ? faintest + (1 - faintest) * (value / largest) : 0
}
