import { expose } from 'comlink'
import { openSnapshot } from './server-api.ts'

/** The part of a file's synchronous handle that is used; only workers have it. */
interface SyncHandle {
  write: (bytes: Uint8Array, options: { at: number }) => number
  truncate: (size: number) => void
  flush: () => void
  close: () => void
}

const encoder = new TextEncoder()
let edits: SyncHandle | undefined
let end = 0

async function openFile(name: string): Promise<SyncHandle> {
  const root = await navigator.storage.getDirectory()
  const file = await root.getFileHandle(name, { create: true })
  return (file as unknown as { createSyncAccessHandle: () => Promise<SyncHandle> }).createSyncAccessHandle()
}

const api = {
  async open() {
    edits ??= await openFile('edits')
  },
  /** The bytes as they come. */
  async load(token: string) {
    const file = await openFile('rows')
    const reader = (await openSnapshot(token)).body!.getReader()
    let at = 0
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      at += file.write(read.value, { at })
    }
    file.flush()
    file.close()
  },
  async write(name: string, bytes: Uint8Array) {
    const file = await openFile(name)
    file.truncate(0)
    file.write(bytes, { at: 0 })
    file.flush()
    file.close()
  },
  append(text: string) {
    if (!edits) throw new Error('The floor was not opened')
    end += edits.write(encoder.encode(text), { at: end })
    edits.flush()
  },
}

export type FloorWorker = typeof api

expose(api)
