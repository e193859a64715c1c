import { AGREEMENT_VERSION, type AgreementStatus } from '#shared/domain/agreements/agreement.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireWritable, type Scope } from '#server/platform/sync/scope.ts'
import { readSignedVersion, signVersion } from './agreement.store.ts'

const version = AGREEMENT_VERSION

export function mountAgreementRoutes({ mount }: Mounts, { db, now }: { db: Db; now: () => number }) {
  mount(endpoints.getAgreement, async ({ c, params }) => {
    const { scope } = c.var
    requireOwn(scope, params.id)
    // Who only looks at the shared trial account signs nothing in its name.
    if (scope.isReadOnly) return statusOf(version)
    return statusOf(await readSignedVersion(db, scope))
  })

  mount(endpoints.signAgreement, async ({ c, params, body }) => {
    const signed = await signedBy(c.var.scope, params.id, body.latestVersion)
    if (signed !== undefined && signed !== version) throw new AppError('alreadyExists')
    return accept(c.var.scope)
  })

  mount(endpoints.renewAgreement, async ({ c, params, body }) => {
    const signed = await signedBy(c.var.scope, params.id, body.latestVersion)
    if (signed === undefined) throw new AppError('notFound')
    return accept(c.var.scope)
  })

  /** What the caller has accepted until now, where they may accept what they say. */
  async function signedBy(scope: Scope, id: string, latestVersion: string): Promise<string | undefined> {
    requireOwn(scope, id)
    requireWritable(scope)
    if (latestVersion !== version) {
      const issues = [{ path: 'latestVersion', message: `The newest version is ${version}` }]
      throw new AppError('failedValidation', { issues })
    }
    return readSignedVersion(db, scope)
  }

  async function accept(scope: Scope): Promise<AgreementStatus> {
    await signVersion(db, scope, { version, at: new Date(now()) })
    return statusOf(version)
  }
}

const statusOf = (signedVersion: string | undefined): AgreementStatus => ({
  agreementSigned: signedVersion === version,
  latestVersion: version,
  signedVersion: signedVersion ?? null,
})

/** Everybody accepts for themselves; about anybody else nothing is said. */
function requireOwn({ userId }: Scope, id: string): void {
  if (id !== userId) throw new AppError('notFound')
}
