import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { fileEndpoints } from '#shared/contract/endpoints/files.ts'
import { fileLimits } from '#shared/domain/files/uploaded-file.ts'
import { createCall } from '#client/data/call/call.ts'
import { systemClock } from '#client/data/device/clock.ts'
import { createVault } from '#client/data/device/vault.ts'
import { UploadDatabase } from '#client/data/uploads/upload-database.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { type EndedUpload, PutProblem, type UploadPorts } from '#workers/files/ports.ts'
import { createUploadEngine } from '#workers/files/upload-engine.ts'
import { SyncProblem, syncProblemOf } from '#workers/server/problem.ts'

let server: TestServer
let call: UploadPorts['call']
let customerId: string

beforeAll(async () => {
  server = await startTestServer()
  const token = await server.signIn('owner@demo.castellan.example')
  const ask = createCall({ fetch: (url, init) => fetch(server.url + url, init), token: async () => token })
  call = (endpoint, ...input) =>
    ask(endpoint, ...input).catch((cause: unknown) => {
      throw syncProblemOf(cause)
    })
  const { body } = await server.api('GET', '/user/login-data', undefined, {
    authorization: `Bearer ${token}`,
  })
  customerId = (body as { customers: { id: string }[] }).customers[0]?.id ?? ''
})
afterAll(() => server?.close())

/** As a browser puts bytes, but that it does not say how far it is in between. */
const put: UploadPorts['put'] = async (url, bytes, { signal, onSent }) => {
  const { status } = await fetch(url, { method: 'PUT', body: bytes, signal }).catch(() => {
    signal.throwIfAborted()
    throw new PutProblem()
  })
  if (status !== 200) throw new PutProblem(status)
  onSent(bytes.length)
}

/** A browser with one profile, in which tabs are opened and closed. */
async function openProfile(ports: Partial<UploadPorts> = {}) {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const database = new UploadDatabase(uuidv7())
  const ended: EndedUpload[] = []
  const tabs: { stop: () => void }[] = []
  onTestFinished(() => {
    for (const tab of tabs) tab.stop()
    database.close()
  })
  const openTab = async () => {
    const engine = createUploadEngine({
      database,
      vault: createVault(key),
      clock: systemClock,
      random: () => 0,
      call,
      put,
      locks: undefined,
      ended: (upload) => ended.push(upload),
      ...ports,
    })
    tabs.push(engine)
    await engine.start()
    return engine
  }
  const stateOf = async (id: string) => (await database.uploads.get(id))?.state
  return { database, ended, openTab, stateOf }
}

const LINE = 'Nov 26 10:00:00 fw01 denied tcp 10.1.2.3 -> 203.0.113.9:443 dropbox.example ü\n'
function logOf(size: number): File {
  const lines = new TextEncoder().encode(LINE.repeat(Math.ceil(size / LINE.length)))
  return new File([lines.subarray(0, size)], 'proxy.csv')
}

const hashOf = async (file: Blob) =>
  createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex')

async function arrivedAt(id: string): Promise<string> {
  const { url } = await call(fileEndpoints.getFileLink, {
    body: { action: 'get', key: `companies/${customerId}/files/${id}` },
  })
  return hashOf(await (await fetch(url)).blob())
}

describe('an upload', () => {
  test('arrives as it was, and nothing of it stays on the device', async () => {
    const { database, openTab, stateOf } = await openProfile()
    const file = logOf(fileLimits.part + 12_345)
    const id = uuidv7()
    const tab = await openTab()
    await tab.add(id, { file, customerId, vendor: 'Cisco ASA' })
    await expect.poll(() => stateOf(id), { timeout: 30_000 }).toBe('uploaded')
    expect(await arrivedAt(id)).toBe(await hashOf(file))
    expect(await database.uploads.get(id)).toMatchObject({
      sent: file.size,
      read: file.size,
      isVendorSupported: true,
    })
    expect(await database.parts.count()).toBe(0)
  })

  test('whose tab and network are cut off ten times arrives as it was', async () => {
    let puts = 0
    let cut = () => {}
    const { openTab, stateOf, database } = await openProfile({
      put: async (url, bytes, options) => {
        puts++
        if (puts % 3 === 0) cut()
        if (puts % 4 === 0) throw new PutProblem()
        await put(url, bytes, options)
      },
    })
    const file = logOf(6 * fileLimits.part - 1)
    const id = uuidv7()
    let tab = await openTab()
    await tab.add(id, { file, customerId, vendor: 'Squid' })
    await expect.poll(async () => (await database.uploads.get(id))?.isKept, { timeout: 30_000 }).toBe(true)
    for (let times = 0; times < 10 && (await stateOf(id)) !== 'uploaded'; times++) {
      let isCut = false
      cut = () => {
        isCut = true
      }
      await expect
        .poll(async () => isCut || (await stateOf(id)) === 'uploaded', { timeout: 20_000 })
        .toBe(true)
      tab.stop()
      // The file is not given to it again.
      tab = await openTab()
    }
    cut = () => {}
    await expect.poll(() => stateOf(id), { timeout: 30_000 }).toBe('uploaded')
    expect(await arrivedAt(id)).toBe(await hashOf(file))
  })

  test('whose content is not kept fails with its page, and the server is told (FILE-03, FILE-04)', async () => {
    const { openTab, stateOf, database, ended } = await openProfile({ put: () => new Promise(() => {}) })
    // A disk without room for it.
    database.parts.hook('creating', () => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    const id = uuidv7()
    const tab = await openTab()
    await tab.add(id, { file: logOf(1000), customerId, vendor: 'Squid' })
    await expect.poll(async () => (await database.uploads.get(id))?.isVendorSupported).toBe(true)
    expect(await database.uploads.get(id)).toMatchObject({ isKept: false, state: 'sending' })
    tab.stop()
    await openTab()
    await expect.poll(() => stateOf(id)).toBe('failed')
    expect(await database.uploads.get(id)).toMatchObject({ fault: 'contentGone' })
    await expect.poll(() => ended).toEqual([{ id, customerId, fileName: 'proxy.csv', ends: 'Failed' }])
  })

  test('whose content is not kept is not lost with its page once all of it has arrived', async () => {
    let isAnswering = false
    const { openTab, stateOf, database } = await openProfile({
      call: (endpoint, ...input) =>
        !isAnswering && endpoint.path === fileEndpoints.completeUpload.path
          ? Promise.reject(new SyncProblem('offline'))
          : call(endpoint, ...input),
    })
    database.parts.hook('creating', () => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    const file = logOf(1000)
    const id = uuidv7()
    const tab = await openTab()
    await tab.add(id, { file, customerId, vendor: 'Squid' })
    await expect.poll(() => stateOf(id)).toBe('waiting')
    tab.stop()
    isAnswering = true
    await openTab()
    await expect.poll(() => stateOf(id), { timeout: 30_000 }).toBe('uploaded')
    expect(await arrivedAt(id)).toBe(await hashOf(file))
  })

  test('without room for its content arrives all the same, from the file', async () => {
    const { openTab, stateOf, database } = await openProfile()
    database.parts.hook('creating', () => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    const file = logOf(fileLimits.part + 1)
    const id = uuidv7()
    await (await openTab()).add(id, { file, customerId, vendor: 'Squid' })
    await expect.poll(() => stateOf(id), { timeout: 30_000 }).toBe('uploaded')
    expect(await arrivedAt(id)).toBe(await hashOf(file))
  })

  test('is paused, goes on in another tab, and is canceled there with the server told', async () => {
    const { openTab, stateOf, ended, database } = await openProfile({ put: () => new Promise(() => {}) })
    const id = uuidv7()
    const tab = await openTab()
    await tab.add(id, { file: logOf(1000), customerId, vendor: 'Squid' })
    // An upload that the server has not answered yet is none that it could be told the end of.
    await expect.poll(async () => (await database.uploads.get(id))?.isVendorSupported).toBe(true)
    await database.wish(id, 'pause')
    await expect.poll(() => stateOf(id)).toBe('paused')
    tab.stop()
    await openTab()
    await expect.poll(() => stateOf(id)).toBe('paused')
    await database.wish(id, 'resume')
    await expect.poll(() => stateOf(id)).toBe('sending')
    await database.wish(id, 'cancel')
    await expect.poll(() => stateOf(id)).toBe('canceled')
    await expect.poll(() => ended).toEqual([{ id, customerId, fileName: 'proxy.csv', ends: 'Canceled' }])
    expect(await database.parts.count()).toBe(0)
  })

  test('that is no text fails before anything is sent', async () => {
    const { openTab, database, stateOf, ended } = await openProfile()
    const id = uuidv7()
    const file = new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0])], 'people.csv')
    await (await openTab()).add(id, { file, customerId, vendor: 'Squid' })
    await expect.poll(() => stateOf(id)).toBe('failed')
    expect(await database.uploads.get(id)).toMatchObject({ fault: 'contentInvalid', isVendorSupported: null })
    expect(ended).toEqual([])
  })

  test('of which what arrives was changed on the way fails, told by the server', async () => {
    const { openTab, database, stateOf } = await openProfile({
      put: (url, bytes, options) =>
        put(
          url,
          bytes.map((byte) => (byte === 0x20 ? 0x5f : byte)),
          options,
        ),
    })
    const id = uuidv7()
    await (await openTab()).add(id, { file: logOf(1000), customerId, vendor: 'Squid' })
    await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('failed')
    expect(await database.uploads.get(id)).toMatchObject({ fault: 'hashDiffers' })
  })

  test('lies sealed on the device: neither its name nor its content can be read there', async () => {
    const { openTab, database } = await openProfile({ put: () => new Promise(() => {}) })
    const id = uuidv7()
    await (await openTab()).add(id, { file: logOf(1000), customerId, vendor: 'Squid' })
    await expect.poll(async () => (await database.uploads.get(id))?.isKept).toBe(true)
    const kept = Buffer.concat([
      ...(await database.parts.toArray()).map(({ bytes }) => bytes),
      ...(await database.uploads.toArray()).map(({ body }) => body),
    ]).toString('latin1')
    expect(kept).not.toContain('denied')
    expect(kept).not.toContain('proxy.csv')
  })
})

test('what was over a day ago is forgotten, what is not over never (FILE-05)', async () => {
  let now = Date.now()
  const clock = { ...systemClock, now: () => now }
  const { openTab, database, stateOf } = await openProfile({ clock, put: () => new Promise(() => {}) })
  const [over, open] = [uuidv7(), uuidv7()]
  const tab = await openTab()
  for (const id of [over, open]) await tab.add(id, { file: logOf(100), customerId, vendor: 'Squid' })
  await expect.poll(() => stateOf(over)).toBe('sending')
  await database.wish(over, 'cancel')
  await expect.poll(() => stateOf(over)).toBe('canceled')
  tab.stop()
  now += fileLimits.kept + 1
  await openTab()
  expect(await database.uploads.toCollection().primaryKeys()).toEqual([open])
})
