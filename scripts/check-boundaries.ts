// Checks which folders of a package may import which others; lib/boundaries.ts has the rules.
import { checkBoundaries } from './lib/boundaries.ts'
import { root } from './lib/run.ts'

const { files, rules, broken } = checkBoundaries(root)
for (const { from, to, text } of broken) console.error(`${from}\n  imports ${to}: ${text}`)
console.log(`${files} files, ${rules} rules, ${broken.length} broken.`)
process.exit(broken.length === 0 ? 0 : 1)
