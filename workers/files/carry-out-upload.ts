import { liveQuery } from 'dexie'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { fileEndpoints } from '#shared/contract/endpoints/files.ts'
import { extensionOf } from '#shared/domain/files/file-rules.ts'
import { openJson } from '#client/data/device/vault.ts'
import { placeOfUpload } from '#client/data/uploads/upload-database.ts'
import {
  isUploadOver,
  type UploadBody,
  type UploadFault,
  type UploadHeader,
  type UploadRecord,
  type UploadState,
} from '#client/data/uploads/upload-record.ts'
import type { UploadPorts } from './ports.ts'
import { readContent } from './read-content.ts'
import { sendParts } from './send-parts.ts'
import { uploadMachine } from './upload.machine.ts'

export type UploadActor = ActorRefFrom<typeof uploadMachine>

/** How often it is asked whether what arrived was compared, in milliseconds. */
const CHECKED_EVERY = 1500

interface Surroundings extends UploadPorts {
  /** Those that are being carried out. */
  running: Set<UploadActor>
  /** Aborted when this page or worker lets go. */
  leaving: AbortSignal
}

/** Carries an upload out to its end, or as long as this page is there. */
export async function carryOutUpload(
  ports: Surroundings,
  record: UploadRecord,
  file: File | undefined,
): Promise<void> {
  const { vault, random, running, leaving } = ports
  const body = await openJson<UploadBody>(vault, record.body, placeOfUpload(record.id))
  if (leaving.aborted) return
  const actor = createActor(machineOf(ports, record, body, file), {
    input: {
      sha256: record.sha256,
      // What has arrived is not needed any more; where some is missing after all, sending says so.
      isKept: record.isKept || record.sent >= record.size,
      isPaused: record.state === 'paused',
      isSent: record.state === 'checking',
      hasFile: file !== undefined,
      random,
    },
  })
  const stop = () => actor.stop()
  leaving.addEventListener('abort', stop)
  running.add(actor)
  const ended = new Promise<void>((resolve) => {
    actor.subscribe({ complete: resolve, error: () => resolve() })
  })
  actor.start()
  const wishes = hearWishes(ports, record.id, actor)
  try {
    await ended
    if (actor.getSnapshot().status === 'done') await settle(ports, { ...record, ...body }, actor)
  } finally {
    wishes.unsubscribe()
    running.delete(actor)
    leaving.removeEventListener('abort', stop)
  }
}

/** Whichever tab its person speaks to. */
const hearWishes = ({ database }: UploadPorts, id: string, actor: UploadActor) =>
  liveQuery(() => database.uploads.get(id)).subscribe({
    next: (record) => {
      if (!record?.wish) return
      actor.send({ type: `upload.${record.wish}` })
      void database.change(id, { wish: null }).catch(() => {})
    },
    error: () => {},
  })

/** Keeps how an upload ended, lets its content go, and has the server told where it does not know. */
async function settle(
  { database, ended }: UploadPorts,
  { id, customerId, fileName }: UploadRecord & UploadBody,
  actor: UploadActor,
): Promise<void> {
  const { value, context } = actor.getSnapshot()
  const state = value as UploadState
  const known = await database.uploads.get(id)
  await database.change(id, { state, fault: state === 'failed' ? context.fault : null })
  await database.dropParts(id)
  const isBegun = known !== undefined && known.isVendorSupported !== null
  if (!isBegun || state === 'uploaded') return
  if (state === 'canceled') ended({ id, customerId, fileName, ends: 'Canceled' })
  else if (!context.isSent && !isOverThere(context.fault)) ended({ id, customerId, fileName, ends: 'Failed' })
}

/** Whether the server has said that there is nothing to end. */
const isOverThere = (fault: UploadFault | null) => fault === 'notFound' || fault === 'uploadOver'

/** The machine of one upload, on this device. */
function machineOf(
  ports: UploadPorts,
  { id, customerId, size }: UploadHeader,
  { fileName, vendor }: UploadBody,
  file: File | undefined,
) {
  const { database, call, clock } = ports
  const complete = (sha256: string, signal: AbortSignal) =>
    call(fileEndpoints.completeUpload, { params: { id }, body: { sha256 }, signal })
  return uploadMachine.provide({
    actions: {
      keepState: (_, state) => {
        // Its end is kept by whoever carries it out, once all else is.
        if (!isUploadOver({ state })) void database.change(id, { state }).catch(() => {})
      },
    },
    actors: {
      readContent: fromPromise(async ({ signal }) => {
        const taken = await readContent(ports, { id, file: file ?? new Blob() }, signal)
        await database.change(id, { read: size, ...taken })
        return taken
      }),
      beginUpload: fromPromise(async ({ signal }) => {
        const begun = await call(fileEndpoints.beginUpload, {
          params: { id: customerId },
          body: { id, file_name: fileName, extension: extensionOf(fileName), vendor, size },
          signal,
        })
        await database.change(id, { isVendorSupported: begun.validVendor })
      }),
      sendParts: fromPromise(({ signal }) => sendParts(ports, { id, size, file }, signal)),
      completeUpload: fromPromise(async ({ input, signal }) => void (await complete(input.sha256, signal))),
      watchCheck: fromPromise(async ({ input, signal }): Promise<UploadFault | null> => {
        for (;;) {
          const { status, fault } = await complete(input.sha256, signal)
          if (status === 'Uploaded') return null
          if (status !== '') return (fault ?? 'unexpected') as UploadFault
          await pause(clock, CHECKED_EVERY, signal)
        }
      }),
    },
  })
}

const pause = ({ setTimeout, clearTimeout }: UploadPorts['clock'], time: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave)
      resolve()
    }, time)
    signal.addEventListener('abort', leave)
  })
