import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A recorded answer of Graph that was no refusal. */
export interface RecordedAnswer {
  /** Its file, and which one of it. */
  name: string
  /** Below the version, without its query and without slashes at its ends. */
  path: string
  body: { value?: unknown }
}

interface Recording {
  examples: { request: { url?: string }; status: number; body?: unknown }[]
}

/** Every recorded answer that has an object as its body, of the documented version and of the preview. */
export const readRecordedGraph = (folder: string): RecordedAnswer[] =>
  ['v1.0', 'beta'].flatMap((version) =>
    readdirSync(join(folder, version)).flatMap((file) => {
      const { examples }: Recording = JSON.parse(readFileSync(join(folder, version, file), 'utf8'))
      return examples.flatMap(({ request, status, body }, index) =>
        request.url && status < 300 && typeof body === 'object' && body !== null
          ? [{ name: `${version}/${file} ${index}`, path: pathOf(request.url), body }]
          : [],
      )
    }),
  )

const pathOf = (url: string) =>
  url
    .replace(/^https?:\/\/[^/]+\/[^/]+/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\?.*$/s, '')
