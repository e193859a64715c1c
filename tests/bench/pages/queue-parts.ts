import { v7 as uuidv7 } from 'uuid'
import type { CommandDatabase, CommandRecord } from '#client/data/command-database.ts'
import type { DataDatabase } from '#client/data/data-database.ts'
import type { CommandEnvelope } from '#shared/contract/sync.ts'
import { createPull } from '#workers/sync/pull.ts'
import { createPush } from '#workers/sync/push.ts'
import type { Server } from '#workers/sync/server.ts'
import type { Parts } from './parts.ts'

const QUEUED = 10_000
const now = () => performance.now()
const clock = () => Date.now()

/** What the queue costs on the device alone: a server that carries out everything in no time. */
export async function flushParts(data: DataDatabase, commands: CommandDatabase): Promise<Parts['flush']> {
  const cursor = await data.readState('cursor')
  if (!cursor) throw new Error('There is no cursor yet')
  let version = cursor.version
  const heading = () => ({ now: clock(), epoch: cursor.epoch, head: version })
  const ask: Server['ask'] = async (path, body, answer) => {
    if (path === '/sync/pull') return answer.parse({ ...heading(), to: version, more: false, rows: [] })
    version++
    const { commands: sent } = body as { commands: CommandEnvelope[] }
    const results = sent.map(({ key }) => ({ key, outcome: 'applied', status: 200, v: version }))
    return answer.parse({ ...heading(), results })
  }
  const server: Server = { ask, open: () => Promise.reject(new Error('Nothing is opened here')) }
  const pull = createPull({ data, commands, server, now: clock, changed: () => {} })
  const push = createPush({ data, commands, server, now: clock, random: () => 0.5, isOnline: () => true })

  const addFrom = now()
  await commands.commands.bulkAdd(Array.from({ length: QUEUED }, (_, place) => recordOf(place)))
  const adding = now() - addFrom

  // What every round reads twice.
  const nextFrom = now()
  let seen = 0
  await commands.commands
    .orderBy('seq')
    .until(() => seen >= 200)
    .each(() => void seen++)
  const nextBatch = now() - nextFrom

  const start = now()
  let rounds = 0
  for (let left = 1; left > 0; rounds++) {
    left = (await push()).left
    await pull()
  }
  return { whole: now() - start, rounds, nextBatch, adding }
}

function recordOf(place: number): CommandRecord {
  const id = uuidv7()
  const record: Omit<CommandRecord, 'seq'> = {
    key: uuidv7(),
    name: 'employee.patch',
    rev: 1,
    lane: `employee/${id}`,
    pid: `${id}:engage`,
    ids: [id],
    class: 'B',
    state: 'queued',
    isOut: false,
    tries: 0,
    nextAt: 0,
    notAfter: clock() + 86_400_000,
    createdAt: clock(),
    body: {
      args: { id, customerId: id, set: { job_title: `Queued ${place}` } },
      expect: { job_title: 'Clerk' },
      subject: 'Somebody',
      place: '',
    },
  }
  return record as CommandRecord
}
