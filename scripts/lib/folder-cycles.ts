// Circles between the entries of a folder. The lint forbids circles of files; two folders that import each other are one
// too, although no two of their files are.
interface Edge {
  readonly from: string
  readonly to: string
}

/** What the entries of one folder import of each other: for each pair, the first import that says so. */
type Graph = Map<string, Map<string, Edge>>

/** The context of procedures names, as a type, all services there are, which are put together above them. */
const composition: Edge = { from: 'packages/api/src/trpc/context.ts', to: 'packages/api/src/services.ts' }

/** The innermost folder that both are in, and the entry of it that each is in. */
function parting({ from, to }: Edge) {
  const [here, there] = [from.split('/'), to.split('/')]
  const at = here.findIndex((name, index) => name !== there[index])
  const isFile = at === here.length - 1 || at === there.length - 1
  return { folder: here.slice(0, at).join('/'), here: here[at] ?? '', there: there[at] ?? '', isFile }
}

function graphsOf(imports: readonly Edge[], bases: readonly RegExp[]): Map<string, Graph> {
  const graphs = new Map<string, Graph>()
  for (const edge of imports) {
    if (edge.from === edge.to || (edge.from === composition.from && edge.to === composition.to)) continue
    const { folder, here, there, isFile } = parting(edge)
    // The ground floor of a package is files in its src; elsewhere the files of a folder are one room with what is in it.
    if (!bases.some((base) => base.test(folder)) || (isFile && !folder.endsWith('/src'))) continue
    const graph = graphs.get(folder) ?? new Map()
    graphs.set(folder, graph)
    const edges = graph.get(here) ?? new Map()
    graph.set(here, edges)
    if (!edges.has(there)) edges.set(there, edge)
  }
  return graphs
}

/** The shortest way from an entry back to itself, or null. */
function circleFrom(graph: Graph, start: string): readonly Edge[] | null {
  const seen = new Set<string>()
  let ways: [string, readonly Edge[]][] = [[start, []]]
  while (ways.length > 0) {
    const further: typeof ways = []
    for (const [at, way] of ways) {
      for (const [next, edge] of graph.get(at) ?? []) {
        if (next === start) return [...way, edge]
        if (seen.has(next)) continue
        seen.add(next)
        further.push([next, [...way, edge]])
      }
    }
    ways = further
  }
  return null
}

/** The imports that close a circle of entries of one folder, each with the circle that it is part of. */
export function folderCycles(
  imports: readonly Edge[],
  bases: readonly RegExp[],
): readonly (Edge & { readonly says: string })[] {
  return [...graphsOf(imports, bases)].flatMap(([folder, graph]) => {
    const told = new Set<string>()
    return [...graph.keys()].flatMap((start) => {
      const circle = told.has(start) ? null : circleFrom(graph, start)
      if (!circle) return []
      const names = circle.map((edge) => parting(edge).here)
      for (const name of names) told.add(name)
      const says = `${folder} has a cycle: ${[...names, start].join(' > ')}`
      return circle.map((edge) => ({ ...edge, says }))
    })
  })
}
