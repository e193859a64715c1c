import { endpoints } from '#shared/contract/endpoints.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { FileLinks } from '#server/platform/files/file-links.ts'
import type { ServedFile } from '#server/platform/files/served-file.ts'
import type { Mounts } from '#server/platform/http/mount.ts'

interface FileRouteParts {
  links: FileLinks
  /** What there is, by key. */
  files: ReadonlyMap<string, ServedFile>
}

/** Links are given to who is signed in, and good for whoever has one. */
export function mountFileRoutes({ mount, open }: Mounts, { links, files }: FileRouteParts) {
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
