import { endpoints } from '#shared/contract/endpoints.ts'
import type { Visitors } from '#server/identity/visitors.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { isSetUpToken } from './set-up-link.ts'
import { setUpSite, type SetUpParts } from './set-up-site.ts'

interface FirstRunParts extends SetUpParts {
  visitors: Visitors
}

/** The set-up of a site that nobody can sign in to yet. */
export function mountFirstRunRoutes({ open: mount }: Mounts, parts: FirstRunParts) {
  const { db, owners, visitors } = parts

  mount(endpoints.checkSetUpLink, async ({ c, body }) => {
    await visitors.count(c)
    if (!(await isSetUpToken(db, body.token))) throw new AppError('setUpLinkInvalid')
    await visitors.forgive(c)
  })

  mount(endpoints.setUpSite, async ({ c, body }) => {
    await visitors.count(c)
    const owner = await setUpSite(parts, body)
    c.header('Cache-Control', 'no-store')
    return owners.signIn(owner, body.owner)
  })
}
