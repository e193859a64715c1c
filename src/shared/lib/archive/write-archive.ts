import {
  configure,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-custom.js'

configure({ useWebWorkers: false })

/** A ZIP archive of files by their names; a text is written as UTF-8. */
export async function writeArchive(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter())
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    await zip.add(name, new Uint8ArrayReader(bytes))
  }
  return (await zip.close()) as Uint8Array<ArrayBuffer>
}
