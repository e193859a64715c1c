import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { nameOf } from '#shared/domain/alerts/who.ts'
import { compareOne, type Outcome, playTenant, verdictIn } from './compare-alerts.ts'
import { countNotifications } from './count-notifications.ts'
import { readFolder } from './read-folder.ts'

const [given] = process.argv.slice(2)
const folder = given === undefined ? undefined : resolve(process.env['ALERTS_FROM'] ?? '.', given)
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('Usage: npm run alerts:compare -- <folder of records, with verdicts beside them or without>')
  process.exit(2)
}
const { records, troubles } = readFolder(folder)
for (const trouble of troubles) console.log(`! ${trouble}`)

const verdicts = records.flatMap((record) => verdictIn(record) ?? [])
const compared = verdicts.map(compareOne)
if (compared.length > 0) {
  const outcomes: readonly Outcome[] = ['hit', 'silence', 'differs', 'miss', 'falseAlarm', 'notOurs']
  const rows = Map.groupBy(compared, ({ rule }) => rule)
  console.log(['rule', 'mapped by', ...outcomes].join(' | '))
  const count = (list: typeof compared) =>
    outcomes.map((outcome) => list.filter((each) => each.outcome === outcome).length)
  for (const [rule, list] of rows) console.log([rule, list[0]?.way, ...count(list)].join(' | '))
  console.log(['all', '', ...count(compared)].join(' | '))
  for (const { outcome, rule, title, raised, counting, reason } of compared)
    if (outcome !== 'silence' && outcome !== 'hit' && outcome !== 'notOurs')
      console.log(`${outcome}: ${rule} / ${title} (${[...raised, ...counting].join(', ')}) ${reason}`)
}

const others = records.filter((record) => verdictIn(record) === undefined)
if (others.length > 0) {
  const { events, unread, alerts } = playTenant(others)
  console.log(`${others.length} records without verdicts, ${events} read, ${alerts.length} alerts`)
  for (const [reason, count] of unread) console.log(`not read, ${count}: ${reason}`)
  for (const [detection, list] of Map.groupBy(alerts, (alert) => alert.detection)) {
    console.log(`${detection}: ${list.length}`)
    for (const { severity, at, account, actor, count, facts } of list)
      console.log(
        `  ${severity} ${new Date(at).toISOString()} ${nameOf(account) ?? nameOf(actor) ?? '-'} x${count} ${facts.slice(0, 4).join('; ')}`,
      )
  }
}
const { alerts: all } = playTenant(records.map((record) => verdictIn(record)?.log ?? record))
const noise = countNotifications(all)
console.log(
  `notifications: ${noise.each} one an alert, ${noise.reading} one a reading, ${noise.settled} by the settings as they come`,
)
process.exitCode = compared.some(({ outcome }) => outcome === 'miss' || outcome === 'falseAlarm') ? 1 : 0
