import { proxy, wrap } from 'comlink'
import type { Importer, ImportPreview, OpenedSheet, Read } from '#client/data/imports/importer.ts'

/** Starts a worker that reads files of employees; one that is closed is not started again. */
export function createImporter(): Importer {
  const worker = new Worker(new URL('../../../../workers/import/import.worker.ts', import.meta.url), {
    type: 'module',
  })
  const remote = wrap<Omit<Importer, 'close'>>(worker)
  // A worker whose script does not come answers nobody.
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`The worker of imports failed: ${message}`)),
    )
  })
  failed.catch(() => {})
  const orFailed = <T>(answer: Promise<T>): Promise<T> => Promise.race([answer, failed])
  return {
    open: (file) => orFailed<Read<OpenedSheet>>(remote.open(file)),
    know: (people, isFirst) => orFailed(remote.know(people, isFirst)),
    preview: (file, mapping, onRead) =>
      orFailed<Read<ImportPreview>>(remote.preview(file, mapping, proxy(onRead))),
    writeTemplate: (names) => orFailed(remote.writeTemplate(names)),
    put: (file, address, onSent) => orFailed(remote.put(file, address, proxy(onSent))),
    close: () => worker.terminate(),
  }
}
