import { firstValueFrom } from 'rxjs'
import { beforeEach, expect, test } from 'vitest'
import { CommandDatabase, type RecentCommand } from './command-database.ts'
import { placeOfRecent, watchDone } from './recent.ts'
import { createVault, sealJson, type Vault } from '../device/vault.ts'

let count = 0
let vault: Vault
let commands: CommandDatabase
beforeEach(async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  vault = createVault(key)
  commands = new CommandDatabase(`recent-${++count}`)
})

const done = (seq: number): RecentCommand => ({
  seq,
  key: `key-${seq}`,
  name: 'employee.patch',
  rev: 1,
  lane: 'lane',
  pid: 'pid',
  ids: [],
  class: 'A',
  state: 'queued',
  after: [],
  tries: 0,
  nextAt: 0,
  notAfter: 0,
  createdAt: seq,
  ackV: seq,
  body: { args: {}, subject: `Person ${seq}`, place: 'Contoso' },
})

/** Notes an answered push as the worker does. */
async function answer(...seqs: number[]) {
  const ackV = Math.max(...seqs)
  const payload = await sealJson(vault, seqs.map(done), placeOfRecent(ackV, 0))
  const record = { at: 0, ackV, count: seqs.length, pids: ['pid'], payload }
  await commands.recent.add(record)
}

const shown = async () =>
  (await firstValueFrom(watchDone({ commands, vault }))).map(({ body: { subject } }) => subject)

test('what was done is listed in the order in which it was made, newest first', async () => {
  await answer(1, 3)
  await answer(2)
  await answer(4)
  expect(await shown()).toEqual(['Person 4', 'Person 3', 'Person 2', 'Person 1'])
})

test('an answer that two tabs noted is listed once, and one of another key not at all', async () => {
  await answer(1)
  await answer(1)
  await commands.recent.add({ at: 0, ackV: 9, count: 1, pids: [], payload: new Uint8Array(40) })
  expect(await shown()).toEqual(['Person 1'])
})

test('a hundred are listed, from no more answers than hold them', async () => {
  await answer(1)
  await answer(...Array.from({ length: 150 }, (_, at) => at + 2))
  await answer(152)
  const list = await shown()
  expect(list).toHaveLength(100)
  expect([list[0], list.at(-1)]).toEqual(['Person 152', 'Person 53'])
})
