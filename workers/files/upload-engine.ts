import { fileLimits } from '#shared/domain/files/uploaded-file.ts'
import { sealJson } from '#client/data/device/vault.ts'
import { placeOfUpload } from '#client/data/uploads/upload-database.ts'
import { isUploadOver, type UploadBody } from '#client/data/uploads/upload-record.ts'
import type { NewUpload } from '#client/data/uploads/uploads.ts'
import { carryOutUpload, type UploadActor } from './carry-out-upload.ts'
import type { UploadPorts } from './ports.ts'

/**
 * Carries out the uploads of this device, each in one of its tabs (FILE-02 to FILE-06). `given` are the files that this page was given
 * before, by the ids of their uploads.
 */
export function createUploadEngine(ports: UploadPorts, given: ReadonlyMap<string, File> = new Map()) {
  const { database, vault, clock, locks } = ports
  const running = new Set<UploadActor>()
  /** Only the page that was given a file can read it. */
  const files = new Map(given)
  const leaving = new AbortController()

  /** Carries an upload out in the first tab that may, and goes on in another when that is closed. */
  function take(id: string): void {
    const hold = async () => {
      const record = await database.uploads.get(id)
      if (!record || isUploadOver(record) || leaving.signal.aborted) return
      await carryOutUpload({ ...ports, running, leaving: leaving.signal }, record, files.get(id))
      files.delete(id)
    }
    const held = locks ? locks.request(`upload-${id}`, { signal: leaving.signal }, hold) : hold()
    held.catch(() => {})
  }

  return {
    /** Goes on with what is not over, and forgets what was over a day ago (FILE-05). */
    async start(): Promise<void> {
      const before = clock.now() - fileLimits.kept
      for (const record of await database.uploads.toArray()) {
        if (!isUploadOver(record)) take(record.id)
        else if (record.createdAt < before) await database.uploads.delete(record.id)
      }
    },
    async add(id: string, { file, customerId, vendor }: NewUpload): Promise<void> {
      const body: UploadBody = { fileName: file.name, vendor }
      files.set(id, file)
      await database.uploads.add({
        id,
        customerId,
        state: 'reading',
        fault: null,
        wish: null,
        size: file.size,
        read: 0,
        sent: 0,
        sha256: null,
        isKept: false,
        isVendorSupported: null,
        createdAt: clock.now(),
        body: await sealJson(vault, body, placeOfUpload(id)),
      })
      take(id)
    },
    /** Tries at once what waits. */
    returned: () => {
      for (const actor of running) actor.send({ type: 'network.returned' })
    },
    /** Lets go of everything: what is not over goes on in another tab, or at the next start. */
    stop: (): void => leaving.abort(),
  }
}

export type UploadEngine = ReturnType<typeof createUploadEngine>
