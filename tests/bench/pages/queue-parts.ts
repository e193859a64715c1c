import { v7 as uuidv7 } from 'uuid'
import type { SealedCommand } from '#client/data/queue/command-database.ts'
import type { AnyInput } from '#client/data/call/call-input.ts'
import type { Call } from '#client/data/call/call.ts'
import { sealBody } from '#client/data/queue/sealed-commands.ts'
import type { Vault } from '#client/data/device/vault.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { CommandEnvelope } from '#shared/contract/sync.ts'
import { createPull } from '#workers/sync/pull.ts'
import { createPush } from '#workers/sync/push.ts'
import type { SyncParts } from '#workers/sync/parts.ts'
import type { Server } from '#workers/server/server.ts'
import type { Parts } from './parts.ts'

const QUEUED = 10_000
const now = () => performance.now()
const clock = () => Date.now()

/** What the queue costs on the device alone: a server that carries out everything in no time. */
export async function flushParts(own: SyncParts): Promise<Parts['flush']> {
  const { data, commands, vault } = own
  const cursor = await data.readState('cursor')
  if (!cursor) throw new Error('There is no cursor yet')
  let version = cursor.version
  const heading = () => ({ now: clock(), epoch: cursor.epoch, head: version })
  const call = async ({ path, answer }: Endpoint, { body }: AnyInput) => {
    if (path === '/sync/pull') return answer?.parse({ ...heading(), to: version, more: false, rows: [] })
    version++
    const { commands: sent } = body as { commands: CommandEnvelope[] }
    const results = sent.map(({ key }) => ({ key, outcome: 'applied', status: 200, v: version }))
    return answer?.parse({ ...heading(), results })
  }
  const server: Server = {
    call: call as Call,
    open: () => Promise.reject(new Error('Nothing is opened here')),
  }
  const parts = { ...own, server }
  const pull = createPull(parts)
  const push = createPush(parts)
  const queued = await Promise.all(Array.from({ length: QUEUED }, (_, place) => recordOf(vault, place)))

  const addFrom = now()
  await commands.commands.bulkAdd(queued)
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
  for (let isLeft = true; isLeft; rounds++) {
    isLeft = (await push()).visibleFrom !== undefined
    await pull()
  }
  return { whole: now() - start, rounds, nextBatch, adding }
}

async function recordOf(vault: Vault, place: number): Promise<SealedCommand> {
  const [id, key] = [uuidv7(), uuidv7()]
  const record: Omit<SealedCommand, 'seq'> = {
    key,
    name: 'employee.patch',
    rev: 1,
    lane: `employee/${id}`,
    pid: `${id}:engage`,
    ids: [id],
    class: 'B',
    state: 'queued',
    after: [],
    tries: 0,
    nextAt: 0,
    notAfter: clock() + 86_400_000,
    createdAt: clock(),
    body: await sealBody(vault, key, {
      args: { id, customerId: id, set: { job_title: `Queued ${place}` } },
      expect: { job_title: 'Clerk' },
      subject: 'Somebody',
      place: '',
    }),
  }
  return record as SealedCommand
}
