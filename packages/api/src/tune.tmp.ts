import { openDemoShop } from './testing/open-demo-shop.ts'
import { dealerPhrases } from './catalog/relevance/phrases.ts'
const shop = await openDemoShop()
let first=0, row=0
const own = process.argv.slice(2)
const list: [string,string][] = own.length? own.map(t=>[t,'zzz']) : dealerPhrases as any
const t0=performance.now()
for (const [typed, numbers] of list) {
  const { parts, match, meant } = await shop.guest().catalog.search({ text: typed, limit: own.length?8:4 })
  const ok = (n:string)=>numbers.split(' ').some(b=>n.startsWith(b))
  const f = parts[0] && ok(parts[0].number)
  const r = parts.some(p=>ok(p.number))
  if (f) first++
  if (r) row++
  if (!f) console.log(r?'  ':'!!', typed, `[${match}${meant?':'+meant:''}] want ${numbers} ->`, parts.map(p=>p.number+' '+p.name).join(' | '))
}
console.log(first,row,list.length, (performance.now()-t0)/list.length)
await shop[Symbol.asyncDispose]()
process.exit(0)
