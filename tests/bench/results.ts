import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Aim, AIMS } from './aims.ts'
import type { DemoSize } from '#server/demo/demo-organization.ts'
import type { Machine } from './machine.ts'
import type { ServerFigures } from './measure-server.ts'
import type { Parts } from './pages/parts.ts'
import type { Figures } from './setting.ts'
import { median } from './statistics.ts'
import { type SectionResult, sectionTables } from './section-tables.ts'
import { answer, figure, table } from './tables.ts'

export interface Results {
  machine: Machine
  rounds: number
  only: string[] | undefined
  size: DemoSize
  server?: ServerFigures
  /** By contender (and `app`), one entry per round. */
  figures: Record<string, Figures[]>
  parts: Parts[]
  sections: SectionResult[]
}

/** What a person writes below this line stays when the file is refreshed. */
const BY_HAND = '<!-- Below this line: written by hand about the run above. -->'

export const describeResults = (results: Results): string =>
  [
    '# Bench results',
    heading(results),
    contenderTable(results),
    appTable(results),
    serverTable(results),
    partsTable(results),
    ...sectionTables(results.sections),
  ]
    .filter(Boolean)
    .join('\n\n')

/** Refreshes the file of results. */
export function writeResults(file: string, results: Results) {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const byHand = old.includes(BY_HAND) ? old.slice(old.indexOf(BY_HAND) + BY_HAND.length) : '\n'
  writeFileSync(file, `${describeResults(results)}\n\n${BY_HAND}${byHand}`)
}

function heading({ machine, size, rounds, only }: Results): string {
  const { date, cores, memoryGB, node, chromium, loadBefore } = machine
  return `${size.customers} companies, ${figure(size.employees)} employees (seed ${size.seed}), ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, every contender in a fresh profile, the order rotating.
${date} UTC, ${cores} cores, ${memoryGB} GB, Node ${node}, Chromium ${chromium}, load average before the run ${loadBefore.toFixed(1)}.
Times in milliseconds: median (smallest to largest). Ratios are formed within a round, then their median is taken.
Rerun: \`npm run bench -- --rounds 3\`${only ? `; this run: \`--only ${only.join(',')}\`` : ''}. The demo data is kept in \`.cache/bench\`.`
}

function contenderTable({ figures }: Results): string {
  const { product = [], floor = [], dexie = [] } = figures
  const names = namesOf(product)
  if (names.length === 0) return ''
  return [
    '## Beside the references',
    table(
      ['', 'floor', 'product', '× floor', 'aim', 'met', 'Dexie rows', '× floor'],
      names.map((name) => {
        const times = ratio(product, name, floor, name)
        return [
          name,
          spread(floor, name),
          spread(product, name),
          asTimes(times),
          aimText(AIMS[name]),
          verdict(AIMS[name], middle(product, name), times),
          spread(dexie, name),
          asTimes(ratio(dexie, name, floor, name)),
        ]
      }),
    ),
  ].join('\n\n')
}

function appTable({ figures }: Results): string {
  const { app = [], floor = [] } = figures
  const names = namesOf(app)
  if (names.length === 0) return ''
  return [
    '## The app',
    table(
      ['', 'measured', 'floor', '× floor', 'aim', 'met'],
      names.map((name) => {
        const aim = AIMS[name]
        const times = aim?.floor ? ratio(app, name, floor, aim.floor) : Number.NaN
        return [
          name,
          spread(app, name),
          aim?.floor ? spread(floor, aim.floor) : '',
          asTimes(times),
          aimText(aim),
          verdict(aim, middle(app, name), times),
        ]
      }),
    ),
  ].join('\n\n')
}

function serverTable({ server }: Results): string {
  if (!server) return ''
  return [
    '## The server alone, asked from Node',
    table(
      ['', ''],
      [
        ['first snapshot after its start', `${figure(server.cold)} ms`],
        ['snapshot with its segments at hand', `${figure(server.warm)} ms`],
        ['of it until the shared kinds are there', `${figure(server.shared)} ms`],
        ['first pull, which brings the scope', `${figure(server.firstPull)} ms`],
        ['bytes of the snapshot', `${figure(server.bytes / 1e6)} MB`],
        ['the same without compression', `${figure(server.plain / 1e6)} MB`],
      ],
    ),
  ].join('\n\n')
}

function partsTable({ parts }: Results): string {
  if (parts.length === 0) return ''
  const all = (pick: (parts: Parts) => number) => figure(median(parts.map(pick)))
  return [
    '## Where the time goes',
    'The same code once more in a worker, with clocks around its parts, a fresh profile each round.',
    table(
      ['', 'ms'],
      [
        ['**first load**: the snapshot as a whole', all(({ load }) => load.whole)],
        ['waiting for bytes of the stream', all(({ load }) => load.waiting)],
        ['transactions of IndexedDB', all(({ load }) => load.transactions)],
        ['number of these', all(({ load }) => load.writes)],
        ['**first search ever**: as a whole', all(({ search }) => search.whole)],
        ['reading the segments from IndexedDB', all(({ search }) => search.reading)],
        ['parsing them', all(({ search }) => search.parsing)],
        ['building the searched text', all(({ search }) => search.building)],
        ['storing the projection', all(({ search }) => search.storing)],
        ['**flush of 10,000** with a server that answers in no time', all(({ flush }) => flush.whole)],
        ['rounds of push and pull', all(({ flush }) => flush.rounds)],
        ['reading the first 200 once', all(({ flush }) => flush.nextBatch)],
        ['adding 10,000 records in one transaction', all(({ flush }) => flush.adding)],
      ],
    ),
  ].join('\n\n')
}

const namesOf = (rounds: readonly Figures[]) => [...new Set(rounds.flatMap((round) => Object.keys(round)))]

const valuesOf = (rounds: readonly Figures[], name: string) =>
  rounds.flatMap((round) => (round[name] === undefined ? [] : [round[name]]))

const middle = (rounds: readonly Figures[], name: string) => median(valuesOf(rounds, name))

function ratio(own: readonly Figures[], name: string, floor: readonly Figures[], floorName: string): number {
  const ratios = own.map(
    (round, place) => (round[name] ?? Number.NaN) / (floor[place]?.[floorName] ?? Number.NaN),
  )
  return median(ratios.filter((each) => !Number.isNaN(each)))
}

function spread(rounds: readonly Figures[], name: string): string {
  const values = valuesOf(rounds, name)
  if (values.length === 0) return ''
  if (values.length === 1) return figure(values[0] ?? Number.NaN)
  return `${figure(median(values))} (${figure(Math.min(...values))} to ${figure(Math.max(...values))})`
}

const asTimes = (value: number): string =>
  Number.isFinite(value) ? `×${value.toFixed(value < 10 ? 2 : 0)}` : ''

function aimText(aim: Aim | undefined): string {
  if (aim?.times !== undefined) return `×${aim.times}`
  return aim?.ms === undefined ? '' : `${aim.ms} ms`
}

function verdict(aim: Aim | undefined, value: number, times: number): string {
  const isMet = aim?.ms !== undefined ? value <= aim.ms : aim?.times !== undefined && times <= aim.times
  return aim ? answer(isMet) : ''
}
