import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'

/** The files of a ZIP archive by their names. */
export async function readArchive(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for await (const entry of new ZipReader(new Uint8ArrayReader(bytes)).getEntriesGenerator())
    if (!entry.directory) files.set(entry.filename, await entry.getData(new Uint8ArrayWriter()))
  return files
}
