import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { SECOND } from '#shared/lib/time.ts'
import {
  linkImport,
  readImport,
  readMostPeople,
  startImport,
  tellKnown,
} from '#client/data/imports/employee-imports.ts'
import type { Importer } from '#client/data/imports/importer.ts'
import type { Device } from '#client/data/device/device.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { type OpenImporter, useOpenImporter } from '#client/machines/use-importer.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { type ImportEvent, importMachine } from './import.machine.ts'

/** How often it is asked how far an import is. */
const ASKED_EVERY = 1.5 * SECOND

/** An import of this page: its state, and what it can be told. */
export function useImport(company: string | undefined) {
  const device = useDevice()
  const worker = useWorker()
  const companies = useWatched(watchCustomers)
  const machine = useMemo(() => machineOf(device, worker), [device, worker])
  const [state, send] = useMachine(machine, { input: { company, random: device.newId() } })
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline) send({ type: 'online' })
  }, [isOnline, send])
  return {
    state,
    send,
    companies,
    again: () => send({ type: 'again', random: device.newId() }),
    writeTemplate: async (names: readonly string[]) => (await worker.open()).writeTemplate(names),
  }
}

export type ImportView = ReturnType<typeof useImport>

interface ImportWorker {
  open: () => Promise<Importer>
  /** Breaks off what it does; asked again, another one is started. */
  close: () => void
}

/** The worker of this page, which goes with it. */
function useWorker(): ImportWorker {
  const start = useOpenImporter()
  const worker = useMemo(() => createImportWorker(start), [start])
  useEffect(() => worker.close, [worker])
  return worker
}

/** A worker that is started by the first who needs it. */
function createImportWorker(start: OpenImporter): ImportWorker {
  let opening: Promise<Importer> | undefined
  return {
    open: () => {
      const opened = (opening ??= start())
      // What failed is tried again by whoever asks next.
      opened.catch(() => {
        if (opening === opened) opening = undefined
      })
      return opened
    },
    close: () => {
      void opening?.then((importer) => importer.close()).catch(() => {})
      opening = undefined
    },
  }
}

const machineOf = (device: Device, worker: ImportWorker) =>
  importMachine.provide({
    guards: { isOnline: () => navigator.onLine },
    actors: {
      openFile: fromPromise(async ({ input }) => (await worker.open()).open(input.file)),
      previewFile: fromPromise(async ({ input: { file, mapping, company, onRead }, signal }) => {
        const importer = await worker.open()
        const there = await tellKnown(device, importer, company, signal)
        const previewed = await importer.preview(file, mapping, onRead)
        if (previewed.fault !== undefined) return previewed
        const most = company === undefined ? undefined : await readMostPeople(device, company)
        const places = most === undefined ? undefined : Math.max(0, most - there)
        return { read: { ...previewed.read, places } }
      }),
      link: fromPromise(({ input }) => linkImport(device, input.file, input.random)),
      putFile: fromCallback<ImportEvent, { file: File; url: string; media: string }>(
        ({ input, sendBack }) => {
          let isOver = false
          const end = (outcome: 'put' | 'unreachable' | 'full' | 'refused') => {
            if (!isOver) sendBack({ type: 'put.ended', outcome })
            isOver = true
          }
          worker
            .open()
            .then((importer) =>
              importer.put(input.file, input, (at) => {
                if (!isOver) sendBack({ type: 'progress', at })
              }),
            )
            .then(end, () => end('unreachable'))
          return () => {
            if (!isOver) worker.close()
            isOver = true
          }
        },
      ),
      start: fromPromise(({ input: { file, key, company, mapping } }) =>
        startImport(device, { file, key, customerId: company, mapping }),
      ),
      watchImport: fromCallback<ImportEvent, { id: string }>(({ input: { id }, sendBack }) => {
        const leaving = new AbortController()
        void watch(device, id, leaving.signal, (event) => sendBack(event))
        return () => leaving.abort()
      }),
    },
  })

/** Asks how far an import is until it is over. Where nobody answers it is asked again: the server goes on by itself. */
async function watch(device: Device, id: string, signal: AbortSignal, tell: (event: ImportEvent) => void) {
  while (!signal.aborted) {
    const result = await readImport(device, id, signal).catch(() => undefined)
    if (signal.aborted) return
    if (result) tell({ type: 'result', result })
    if (result?.ended_at != null) return
    await pause(ASKED_EVERY, signal)
  }
}

/** Ends early where nobody waits any more. */
const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
