// Who may import whom inside a package, by folder; lib/boundaries.ts has the rules.
import { checkBoundaries } from './lib/boundaries.ts'
import { root } from './lib/run.ts'

const { files, rules, broken } = checkBoundaries(root)
for (const { from, to, says } of broken) console.error(`${from}\n  imports ${to}: ${says}`)
console.log(`${files} files, ${rules} rules, ${broken.length} broken.`)
process.exit(broken.length === 0 ? 0 : 1)
