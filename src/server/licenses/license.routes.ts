import { endpoints } from '#shared/contract/endpoints.ts'
import { licenseCatalogue } from '#shared/domain/licenses/catalogue.ts'
import { hasLicensingReport, isValid } from '#shared/domain/licenses/subscription.ts'
import { billingHash } from '#server/billing/billing-hash.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readOrganization } from '#server/organization/organization.store.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireOwn } from '#server/platform/sync/scope.ts'
import { readSubscription } from './subscription.store.ts'

interface LicenseRouteParts {
  db: Db
  now: () => number
  sessionSecret: () => Promise<Buffer>
}

export function mountLicenseRoutes({ mount }: Mounts, { db, now, sessionSecret }: LicenseRouteParts) {
  mount(endpoints.getSubscription, async ({ c, params }) => {
    const { scope } = c.var
    requireOwn(scope, params.id)
    const subscription = await readSubscription(db, scope)
    if (!subscription) throw new AppError('notFound')
    const { ownerBillingId: billingAccountId } = await readOrganization(db, scope)
    const { hasPbSub, hasMultiCspSubscription, hasMfaOnlySubscription, hasEngageAutopilotSubscription } =
      subscription
    return {
      hasValidSubscription: isValid(subscription, now()),
      billingAccountId,
      hash: billingAccountId === null ? null : billingHash(await sessionSecret(), billingAccountId),
      hasPbSub,
      hasMultiCspSubscription,
      hasMfaOnlySubscription,
      hasEngageAutopilotSubscription,
      hasLicensingReportSubscription: hasLicensingReport(subscription),
      licenses: subscription.licenses,
    }
  })

  mount(endpoints.listLicenses, ({ c, params }) => {
    requireOwn(c.var.scope, params.id)
    return licenseCatalogue.map(({ licenseName, moduleNumber, licenseType, parentCheck }) => ({
      licenseName,
      moduleNumber,
      licenseType,
      parentCheck,
    }))
  })
}
