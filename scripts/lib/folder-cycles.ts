// Finds import cycles between the entries of a folder. The linter finds cycles of files, but two folders that import
// each other are a cycle even if no two of their files are.
interface Edge {
  readonly from: string
  readonly to: string
}

/** Imports between the entries of one folder: for each pair, the first import found. */
type Graph = Map<string, Map<string, Edge>>

/** Exempt: the procedure context refers, by type only, to all services, which are assembled a level above it. */
const composition: Edge = { from: 'packages/api/src/trpc/context.ts', to: 'packages/api/src/services.ts' }

/** Returns the innermost folder common to both files, and each file's entry in it. */
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
    // Files directly in a package's src count as entries; in other folders, files belong to the same unit as the
    // subfolders.
    if (!bases.some((base) => base.test(folder)) || (isFile && !folder.endsWith('/src'))) continue
    const graph = graphs.get(folder) ?? new Map()
    graphs.set(folder, graph)
    const edges = graph.get(here) ?? new Map()
    graph.set(here, edges)
    if (!edges.has(there)) edges.set(there, edge)
  }
  return graphs
}

/** Returns the shortest cycle through an entry; null if none. */
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

/** Returns the imports that close a cycle between entries of one folder, each with its cycle. */
export function folderCycles(
  imports: readonly Edge[],
  bases: readonly RegExp[],
): readonly (Edge & { readonly text: string })[] {
  return [...graphsOf(imports, bases)].flatMap(([folder, graph]) => {
    const reported = new Set<string>()
    return [...graph.keys()].flatMap((start) => {
      const circle = reported.has(start) ? null : circleFrom(graph, start)
      if (!circle) return []
      const names = circle.map((edge) => parting(edge).here)
      for (const name of names) reported.add(name)
      const text = `${folder} has a cycle: ${[...names, start].join(' > ')}`
      return circle.map((edge) => ({ ...edge, text }))
    })
  })
}
