import { v7 as uuidv7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { invariant } from '#shared/lib/invariant.ts'
import { systemClock } from '#client/data/device/clock.ts'
import { createVault } from '#client/data/device/vault.ts'
import { UploadDatabase } from '#client/data/uploads/upload-database.ts'
import { carryOutUpload } from './carry-out-upload.ts'
import { createUploadEngine } from './upload-engine.ts'

test('a page that lets go while it opens what it keeps of an upload does not go on with it', async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const vault = createVault(key)
  const leaving = new AbortController()
  const call = vi.fn(() => Promise.reject(new Error('Nothing is asked for')))
  const ports = {
    database: new UploadDatabase(uuidv7()),
    vault: {
      ...vault,
      open: (...given: Parameters<typeof vault.open>) => {
        leaving.abort()
        return vault.open(...given)
      },
    },
    clock: systemClock,
    random: () => 0,
    call,
    put: vi.fn(),
    locks: undefined,
    ended: vi.fn(),
    running: new Set<never>(),
    leaving: leaving.signal,
  }
  const id = uuidv7()
  const file = new File(['a line'], 'proxy.csv')
  const engine = createUploadEngine(ports)
  await engine.add(id, { file, customerId: uuidv7(), vendor: 'Squid' })
  engine.stop()
  const record = await ports.database.uploads.get(id)
  invariant(record, 'the upload was noted')
  await carryOutUpload(ports, record, file)
  expect(call).not.toHaveBeenCalled()
})
