// @module-tag database
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { type CommandResult, pullAnswerSchema, pushAnswerSchema, SCHEMA } from '#shared/contract/sync.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { freePort } from '#tests/bench/free-port.ts'
import { createFromTemplate, dropDatabase } from '#tests/support/database/postgres-template.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { passwordSignIn } from '#tests/support/browser/sign-in.ts'

const postgres = process.env['TEST_DATABASE_ADDRESS']
/** The embedded database takes seconds to start. */
const ROUNDS = postgres ? 8 : 5
/** For a machine that does other things too; usually it takes a tenth. */
const LONGEST = 150_000
const PUSHES = 4
const COMMANDS = 40

type Sent = { key: string; name: string; args: { id: string; set?: { department: string } } }

const databaseName = `test_${randomUUID().replaceAll('-', '')}`
let folder: string
let port: number
let server: ServerProcess
let environment: Record<string, string>
let authorization: string
let people: Employee[]

const start = async () => {
  server = await startServerProcess({ port, dataDir: join(folder, 'data'), folder, environment })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'castellan-killed-'))
  await mkdir(join(folder, 'dist/client'), { recursive: true })
  await writeFile(join(folder, 'dist/client/index.html'), '')
  port = await freePort()
  environment = {
    SITE: 'test',
    TEST_URL: `http://localhost:${port}`,
    CUSTOMERS: '5',
    EMPLOYEES: '200',
    // What is read of tenants by itself would be versions that no push has made.
    FEED_MINUTES: '0',
    ...(postgres ? { TEST_DATABASE_URL: await createFromTemplate(postgres, databaseName) } : {}),
  }
  await start()
  const url = environment['TEST_URL'] ?? ''
  authorization = await passwordSignIn(url, 'castellan', 'owner@demo.castellan.example', DEMO_PASSWORD)
  const { customers } = (await ask('GET', '/user/login-data')) as { customers: { id: string }[] }
  people = (await ask('GET', `/customer/${await plainOf(customers)}/employee?size=500`)) as Employee[]
})
afterAll(async () => {
  await server?.kill()
  await rm(folder, { recursive: true, force: true })
  if (postgres) await dropDatabase(postgres, databaseName)
})

test(
  'a server that is killed while it writes carries out every command exactly once',
  { timeout: LONGEST },
  async () => {
    const usual = await durationOf(() => Promise.all(batches('warm up').map(push)))
    const outcomes = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const sent = batches(`round ${round}`)
      const before = await pullAll(0)
      const pushes = sent.map(push)
      // Whatever was done until now was done unheard. From before the first statement to after the last.
      const unheard = Promise.allSettled(pushes)
      // A server that was just started may take longer than usual: in the last round one push is carried out, whenever that is.
      if (round === ROUNDS - 1) await Promise.race(pushes)
      else await new Promise((resolve) => setTimeout(resolve, (usual * 1.5 * round) / (ROUNDS - 1)))
      await server.kill()
      await unheard
      await start()

      const again = (await Promise.all(sent.map(push))).flat()
      for (const { outcome } of again) outcomes.add(outcome)
      expect(again.filter(({ outcome }) => outcome !== 'applied' && outcome !== 'dup')).toEqual([])
      const third = (await Promise.all(sent.map(push))).flat()
      expect(third).toEqual(again.map((result) => ({ ...result, outcome: 'dup' })))

      const after = await pullAll(before.head)
      // A batch is one version: more would be an effect that happened twice, fewer one that never did.
      expect(after.head).toBe(before.head + PUSHES)
      const versions = sent.flat().map(({ key, args }) => [args.id, versionOf(third, key)] as const)
      expect(after.versions).toEqual(new Map(versions))
      const changed = sent.flat().filter(({ args }) => args.set)
      expect(changed.map(({ args }) => after.rows.get(args.id)?.department)).toEqual(
        changed.map(({ args }) => args.set?.department),
      )
    }
    // Else it was always killed too early, or always too late.
    expect([...outcomes].toSorted()).toEqual(['applied', 'dup'])
  },
)

/** A company whose people are given no licences by themselves: what is counted there changes with nobody who is added. */
async function plainOf(customers: readonly { id: string }[]): Promise<string> {
  for (const { id } of customers) {
    const { modules } = (await ask('GET', `/customer/license/autoassign?customerId=${id}`)) as {
      modules: { isAutoAssigned: boolean }[]
    }
    if (!modules.some(({ isAutoAssigned }) => isAutoAssigned)) return id
  }
  throw new Error('Every company gives licences by itself')
}

/** Requests that are under way at once, each of changes to people of its own and of additions. */
function batches(word: string): Sent[][] {
  return Array.from({ length: PUSHES }, (_, place) =>
    people
      .filter((_, at) => at % PUSHES === place)
      .slice(0, COMMANDS)
      .flatMap(({ id, customer_id: customerId }, at): Sent[] => [
        {
          key: uuidv7(),
          name: 'employee.patch',
          args: { id, customerId, set: { department: word } } as Sent['args'],
        },
        ...(at % 4 === 0 ? [addition(customerId)] : []),
      ]),
  )
}

function addition(customerId: string): Sent {
  const fields = {
    first_name: 'Added',
    last_name: 'Once',
    email: `${uuidv7()}@once.example`,
    phone: '',
    department: 'Sales',
    job_title: '',
  }
  const args = { id: uuidv7(), customerId, fields }
  return { key: uuidv7(), name: 'employee.add', args }
}

async function push(commands: readonly Sent[]): Promise<CommandResult[]> {
  const common = { rev: 1, notAfter: Date.now() + 60_000, ageMs: 0 }
  const body = { schema: SCHEMA, commands: commands.map((command) => ({ ...command, ...common })) }
  return pushAnswerSchema.parse(await ask('POST', '/sync/push', body)).results
}

const versionOf = (results: readonly CommandResult[], key: string) =>
  results.find((result) => result.key === key)?.v

async function pullAll(cursor: number) {
  const body = { epoch: null, cursor, scopeHash: null, schema: SCHEMA }
  const { head, more, rows } = pullAnswerSchema.parse(await ask('POST', '/sync/pull', body))
  expect(more).toBe(false)
  return {
    head,
    versions: new Map(rows.map(([, id, v]) => [id, v])),
    rows: new Map(rows.map(([, id, , , row]) => [id, row as Employee])),
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${environment['TEST_URL']}/api${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
  return response.json()
}

async function durationOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}
