import * as nodeFiles from 'node:fs/promises'
import type { StoreFiles } from '#server/platform/storage/embedded/store-folder.ts'

/** What happens to the n-th thing that is asked of the file system, counted from 1: it is done, or fails with a code. */
type Fate = (count: number, name: string) => string | undefined

/** The file system, of which anything can fail: a call of it, or one of a file that it opened. */
export function failingFiles(fate: Fate): StoreFiles & { calls: () => number } {
  let count = 0
  const tried =
    <A extends unknown[], T>(name: string, work: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      count += 1
      const code = fate(count, name)
      if (code !== undefined) throw Object.assign(new Error(`${code}: ${name}`), { code })
      return work(...given)
    }
  const opened = async (...given: Parameters<typeof nodeFiles.open>) => {
    const file = await nodeFiles.open(...given)
    const write = file.write.bind(file) as (
      bytes: Uint8Array,
      at: number,
    ) => Promise<{ bytesWritten: number }>
    const sync = file.sync.bind(file)
    return Object.assign(file, { write: tried('write', write), sync: tried('sync', sync) })
  }
  return {
    copyFile: tried('copyFile', nodeFiles.copyFile),
    link: tried('link', nodeFiles.link),
    mkdir: tried('mkdir', nodeFiles.mkdir) as StoreFiles['mkdir'],
    open: tried('open', opened),
    readFile: tried('readFile', nodeFiles.readFile) as StoreFiles['readFile'],
    readdir: tried('readdir', nodeFiles.readdir) as StoreFiles['readdir'],
    rename: tried('rename', nodeFiles.rename),
    rm: tried('rm', nodeFiles.rm),
    stat: tried('stat', nodeFiles.stat) as StoreFiles['stat'],
    calls: () => count,
  }
}

/** The file system without waiting for the disk, for tests of many files. */
export const unsyncedFiles: StoreFiles = {
  ...nodeFiles,
  open: async (...given) => Object.assign(await nodeFiles.open(...given), { sync: async () => {} }),
}
