import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const KINDS = /\.(?:js|mjs|css|html|svg|json|webmanifest)$/
/** What is smaller fits into one packet anyway. */
const WORTH_IT = 1024

/** Writes a compressed copy beside each text file, so that the server compresses nothing while somebody waits. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      // After the service worker, which is written when everything else is.
      order: 'post',
      sequential: true,
      handler: () => compressFilesIn(folder),
    },
  }
}

function compressFilesIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => KINDS.test(name))
    .map((name) => join(folder, name))
  for (const file of files) {
    if (statSync(file).size < WORTH_IT) continue
    const content = readFileSync(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
