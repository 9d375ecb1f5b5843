const tree = process.argv[2] ?? ''
const { openTestShop } = await import(`${tree}/packages/api/src/testing/open-test-shop.ts`)
const { largeCatalogCsv } = await import(`${tree}/apps/server/src/commands/large-catalog-csv.ts`)
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
await using shop = await openTestShop({ parts: [] })
const csv = largeCatalogCsv(Number(process.argv[3] ?? 100000))
let c0 = cpu(), t0 = performance.now()
const r = await shop.services.partImport.importParts(csv)
console.log('import', r.rows, r.problemCount, 'cpu ms', Math.round(cpu() - c0), 'wall', Math.round(performance.now() - t0))
const { catalog } = shop.guest()
const texts = ['hinge', 'gasket black', 'strap hinge 18', 'closer', 'heater wire', '0301', 'latch steel', 'roller']
async function time(name: string, run: () => Promise<unknown>, n: number) {
  const c = cpu(), t = performance.now()
  for (let i = 0; i < n; i++) await run()
  console.log(name, 'cpu ms each', ((cpu() - c) / n).toFixed(2), 'wall', ((performance.now() - t) / n).toFixed(2))
}
for (const text of texts) await catalog.search({ text })
let k = 0
for (let round = 0; round < 3; round++) await time('search', () => catalog.search({ text: texts[k++ % texts.length], limit: 24 }), 800)
for (let round = 0; round < 3; round++) await time('browse', () => catalog.browse({ limit: 24, offset: (k++ % 40) * 24 }), 800)
if (process.argv[4]) {
  await time('families browse, first', () => catalog.browse({ groupBy: 'family', limit: 24 }), 1)
  console.log(await catalog.browseCounts({ groupBy: 'family' }).then(({ total, groups }: any) => ({ total, groups })))
  await time('families browse, later pages', () => catalog.browse({ groupBy: 'family', limit: 24, offset: (k++ % 40) * 24 }), 400)
  for (const text of texts) await time(`families first ${text}`, () => catalog.search({ text, groupBy: 'family', limit: 24 }), 1)
  await time('families search, again', () => catalog.search({ text: texts[k++ % texts.length], groupBy: 'family', limit: 24 }), 400)
}
