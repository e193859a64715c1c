import { proxy, type Remote, wrap } from 'comlink'
import { liveQuery } from 'dexie'
import { from, map, switchMap } from 'rxjs'
import { fileLimits } from '#shared/domain/files/uploaded-file.ts'
import type { Device } from '#client/data/device/device.ts'
import { openJson } from '#client/data/device/vault.ts'
import { viewShared } from '#client/data/rows/read.ts'
import { submit } from '#client/data/queue/submit.ts'
import { placeOfUpload, UploadDatabase } from '#client/data/uploads/upload-database.ts'
import {
  isUploadOver,
  type UploadBody,
  type UploadRecord,
  type UploadView,
} from '#client/data/uploads/upload-record.ts'
import { uploadsNote } from '#client/data/uploads/upload-notes.ts'
import type { NewUpload, Uploads } from '#client/data/uploads/uploads.ts'
import type { FilesWorker } from '#workers/files/files.worker.ts'
import type { EndedUpload } from '#workers/files/ports.ts'

export interface OpenedUploads extends Uploads {
  /** Lets go of the worker and the database; what is not over goes on in another tab, or at the next start. */
  close: () => void
}

/** Opens the uploads of a user with a worker of their own. Throws where the browser keeps nothing. */
export async function openUploads(device: Device, key: CryptoKey): Promise<OpenedUploads> {
  const { userKey, clock, notes } = device
  const database = new UploadDatabase(userKey)
  await database.open()
  const worker = await startWorker(device, key)
  if ((await database.uploads.count()) === 0) notes.removeItem(uploadsNote(userKey))
  const viewOf = createViews(device)
  const recent = async () => {
    const since = clock.now() - fileLimits.kept
    const records = await database.uploads.toArray()
    return records.filter((record) => !isUploadOver(record) || record.createdAt >= since)
  }
  return {
    watch: () =>
      from(liveQuery(recent)).pipe(
        switchMap((records) => Promise.all(records.map(viewOf))),
        map((views) => views.toSorted(newestFirst)),
      ),
    async add(files) {
      // What is kept is much, and nobody shall have to send it twice.
      void navigator.storage?.persist?.().catch(() => {})
      notes.setItem(uploadsNote(userKey), 'yes')
      for (const file of files) await worker.add(device.newId(), file)
    },
    pause: (id) => database.wish(id, 'pause'),
    resume: (id) => database.wish(id, 'resume'),
    cancel: (id) => database.wish(id, 'cancel'),
    forget: async (id) => {
      const record = await database.uploads.get(id)
      if (record && isUploadOver(record)) await database.uploads.delete(id)
    },
    close() {
      worker.stop()
      database.close()
    },
  }
}

/** Starts the worker, and another one with the same files whenever it has died. */
async function startWorker(device: Device, key: CryptoKey) {
  const files = new Map<string, File>()
  const leaving = new AbortController()
  let worker: Worker
  let remote: Remote<FilesWorker>

  async function begin(): Promise<void> {
    worker = new Worker(new URL('../../../../workers/files/files.worker.ts', import.meta.url), {
      type: 'module',
    })
    remote = wrap<FilesWorker>(worker)
    const life = `files-worker-${device.newId()}`
    await remote.start(
      { userKey: device.userKey, key, life, files },
      proxy((ended: EndedUpload) => void tellServer(device, ended)),
    )
    // Whoever is given it knows that the worker has died.
    void navigator.locks?.request(life, { signal: leaving.signal }, begin).catch(() => {})
  }

  await begin()
  return {
    add(id: string, upload: NewUpload) {
      files.set(id, upload.file)
      return remote.add(id, upload)
    },
    stop() {
      leaving.abort()
      void remote
        .stop()
        .catch(() => {})
        .then(() => worker.terminate())
    },
  }
}

/** What ended here ends at the server as soon as it can be reached (FILE-03). */
async function tellServer(device: Device, { id, customerId, fileName, ends }: EndedUpload): Promise<void> {
  const companies = await viewShared(device, 'customer', device.login.organization.id).catch(() => undefined)
  await submit(device, {
    name: 'file.delete',
    args: { id, customerId, ends },
    subject: fileName,
    place: companies?.get(customerId)?.row.name ?? '',
  })
}

/** Opens what lies sealed of an upload once: how far it is changes several times a second, its name never. */
function createViews({ vault }: Device) {
  const bodies = new Map<string, UploadBody>()
  return async ({ body, ...header }: UploadRecord): Promise<UploadView> => {
    const { id } = header
    const opened = bodies.get(id) ?? (await openJson<UploadBody>(vault, body, placeOfUpload(id)))
    bodies.set(id, opened)
    return { ...header, ...opened }
  }
}

const newestFirst = (a: UploadView, b: UploadView) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)
