import { endpoints } from '#shared/contract/endpoints.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { FileLinks } from '#server/platform/files/file-links.ts'
import type { Mount } from '#server/platform/http/mount.ts'

export interface ServedFile {
  media: string
  read: () => Promise<Uint8Array<ArrayBuffer>>
}

interface Parts {
  /** Calls of whoever has a link. */
  open: Mount
  links: FileLinks
  /** What there is, by key. */
  files: ReadonlyMap<string, ServedFile>
}

export function mountFileRoutes(mount: Mount, { open, links, files }: Parts) {
  mount(endpoints.getFileLink, async ({ body }) => ({ url: await links.sign(body.key) }))

  open(endpoints.getFile, async ({ c, params: { type, name }, query }) => {
    const key = `${type}/${name}`
    await links.check(key, query)
    const file = files.get(key)
    if (!file) throw new AppError('notFound')
    return c.body(await file.read(), 200, {
      'Content-Type': file.media,
      'Content-Disposition': `inline; filename="${name}"`,
      'Cache-Control': 'no-store',
    })
  })
}
