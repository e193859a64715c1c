import { statSync } from 'node:fs'
import { type Compared, comparePosture } from './compare-posture.ts'
import { readExport } from './read-export.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('Usage: npm run posture:compare -- <folder of an exported tenant with its results>')
  process.exit(2)
}
const compared = await comparePosture(readExport(folder))
for (const line of table(compared)) console.log(line)
process.exitCode = compared.some(({ outcome }) => outcome === 'disagree') ? 1 : 0

function table(rows: readonly Compared[]): string[] {
  const count = (outcome: Compared['outcome']) => rows.filter((row) => row.outcome === outcome).length
  return [
    ['policy', 'ours', 'theirs', '', 'checks', ''].join(' | '),
    ...rows.map(({ policy, ours, theirs, outcome, checks, reason }) =>
      [
        policy,
        ours.status,
        theirs === undefined ? '-' : theirs ? 'met' : 'not met',
        outcome,
        checks.join(', '),
        reason,
      ].join(' | '),
    ),
    `${count('agree')} agree, ${count('differ')} differ by definition, ${count('disagree')} disagree, ${count('notComparable')} not comparable`,
  ]
}
